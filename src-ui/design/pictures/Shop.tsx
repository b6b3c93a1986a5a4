import type { Picture } from './picture.ts'

/** The little shop that applies. */
export const ShopShapes = () => (
  <>
    <rect x="14" y="34" width="100" height="72" rx="5" fill="#b1cefb" />
    <rect x="24" y="56" width="46" height="32" rx="4" fill="#fff" />
    <path d="M24 76h46v8a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" fill="#d8e5fd" />
    <circle cx="37" cy="71" r="6" fill="#ffb114" />
    <rect x="48" y="63" width="14" height="13" rx="2" fill="#256ef4" />
    <path d="M78 60a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v46H78z" fill="#052561" />
    <rect x="84" y="62" width="16" height="18" rx="2" fill="#d8e5fd" />
    <circle cx="84" cy="88" r="2.5" fill="#ffb114" />
    <rect x="26" y="10" width="76" height="18" rx="4" fill="#052561" />
    <rect x="46" y="17" width="36" height="5" rx="2.5" fill="#fff" />
    <path d="M8 26h16v14a8 8 0 0 1-16 0z" fill="#ffb114" />
    <path d="M24 26h16v14a8 8 0 0 1-16 0z" fill="#fff" />
    <path d="M40 26h16v14a8 8 0 0 1-16 0z" fill="#ffb114" />
    <path d="M56 26h16v14a8 8 0 0 1-16 0z" fill="#fff" />
    <path d="M72 26h16v14a8 8 0 0 1-16 0z" fill="#ffb114" />
    <path d="M88 26h16v14a8 8 0 0 1-16 0z" fill="#fff" />
    <path d="M104 26h16v14a8 8 0 0 1-16 0z" fill="#ffb114" />
    <rect x="8" y="22" width="112" height="7" rx="3.5" fill="#256ef4" />
    <rect x="8" y="104" width="112" height="6" rx="3" fill="#052561" />
  </>
)

export const Shop = ({ className }: Picture) => (
  <svg className={className} viewBox="4 4 120 110" aria-hidden="true">
    <ShopShapes />
  </svg>
)
