import { BLUE, Box, DEEP, INK, LINE, MARK, Marked, NIGHT, PALE, Rows, Sheet, SKY, Words } from './parts.tsx'

/** 1 배달완료 사진·문자: a parcel at a door, and the message that says so. */
const DeliveryPhoto = () => (
  <>
    <rect x="10" y="10" width="86" height="90" rx="5" fill={PALE} />
    <path d="M10 82h86v13a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z" fill="#86aff9" />
    <path d="M48 22h34v60H48z" fill={DEEP} />
    <circle cx="54" cy="54" r="2.4" fill={MARK} />
    <Box x={18} y={60} />
    <rect x="56" y="88" width="36" height="9" rx="2" fill="#fff" />
    <Words x={60} y={90.5} width={28} tone={INK} />
    <rect x="104" y="18" width="46" height="84" rx="7" fill={INK} />
    <rect x="107" y="24" width="40" height="70" rx="2" fill="#fff" />
    <rect x="110" y="30" width="30" height="20" rx="4" fill={PALE} />
    <Words x={113} y={34} width={22} tone={DEEP} />
    <Words x={113} y={42} width={16} tone={DEEP} />
    <rect x="110" y="56" width="34" height="14" rx="4" fill="#fff3db" stroke={MARK} />
    <Words x={114} y={61} width={26} tone="#8a5c00" />
  </>
)

/** 2 고객 영수증: what the customer paid, with the delivery in it. */
const CustomerReceipt = () => (
  <>
    <path d="M48 6h64v92l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5z" fill="#fff" />
    <Words x={64} y={14} width={32} tone={INK} />
    <path d="M55 24h50" stroke={LINE} strokeDasharray="3 2" />
    <Rows x={55} width={50} y={32} count={3} step={10} />
    <Marked x={54} y={63} width={52} />
    <Words x={55} y={82} width={24} />
    <Words x={87} y={82} width={18} tone={INK} />
  </>
)

/** 3 사업용 차량등록증. */
const VehicleRegistration = () => (
  <>
    <Sheet x={14} width={132} head={NIGHT} />
    <path d="M22 34h78M22 48h78M22 62h78M22 76h78M48 30v52" stroke={LINE} strokeWidth="1.5" />
    {[36, 50, 64].map((y) => (
      <g key={y}>
        <Words x={24} y={y + 2} width={18} />
        <Words x={54} y={y + 2} width={36} tone={INK} />
      </g>
    ))}
    <Marked x={22} y={82} width={56} />
    <g transform="translate(104 46)">
      <path d="M0 6h20v20H0z" fill={BLUE} />
      <path d="M20 12h9l6 8v6H20z" fill={DEEP} />
      <circle cx="8" cy="28" r="4" fill={INK} />
      <circle cx="27" cy="28" r="4" fill={INK} />
    </g>
    <circle cx="121" cy="88" r="7" fill="none" stroke="#de3412" strokeWidth="2" />
  </>
)

/** 4 이동단말기 계약서: the card terminal that goes along. */
const TerminalContract = () => (
  <>
    <Sheet x={14} width={92} head={DEEP} />
    <Words x={22} y={32} width={72} />
    <Words x={22} y={41} width={64} />
    <Words x={22} y={50} width={70} />
    <Marked x={22} y={60} width={56} />
    <path d="M24 92q6-8 12 0t12-2" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
    <path d="M62 94h34" stroke={LINE} />
    <rect x="112" y="34" width="36" height="62" rx="5" fill={INK} />
    <rect x="117" y="40" width="26" height="18" rx="2" fill={SKY} />
    {[64, 72, 80].map((y) =>
      [118, 127, 136].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="6" height="5" rx="1" fill="#86aff9" />),
    )}
    <path d="M118 34V18h24v16z" fill="#fff" stroke={LINE} />
  </>
)

/** 5 배달대장: days, places, signatures, by hand. */
const DeliveryLedger = () => (
  <>
    <path d="M14 14q33-8 66 0v84q-33-8-66 0z" fill="#fff" stroke={LINE} />
    <path d="M80 14q33-8 66 0v84q-33-8-66 0z" fill="#fff" stroke={LINE} />
    {[28, 42, 56, 70].map((y) => (
      <g key={y}>
        <Words x={22} y={y} width={16} tone={INK} />
        <Words x={44} y={y} width={28} />
        <Words x={88} y={y} width={22} tone={INK} />
        <path d={`M118 ${y + 3}q4-6 8 0t8-2`} fill="none" stroke={BLUE} strokeWidth="1.8" strokeLinecap="round" />
      </g>
    ))}
    <rect x="18" y="23" width="24" height="55" rx="3" fill="none" stroke={MARK} strokeWidth="2" />
    <rect x="113" y="23" width="26" height="55" rx="3" fill="none" stroke={MARK} strokeWidth="2" />
  </>
)

/** 6 포장용기 구매내역: boxes and bowls on a bill. */
const PackagingPurchase = () => (
  <>
    <Sheet x={14} width={86} head={BLUE} />
    <Rows x={22} width={70} y={34} count={4} />
    <Marked x={40} y={82} width={52} />
    <path d="M108 44h40l-5 22h-30z" fill="#fff" stroke={LINE} strokeWidth="1.5" />
    <path d="M106 40h44v5h-44z" fill={SKY} />
    <path d="M112 76h32v22h-32z" fill="#d9a866" />
    <path d="M112 76l4-6h24l4 6z" fill="#eecb97" />
  </>
)

/** 7 배달서비스 전단지: what is delivered, and where to call. */
const Flyer = () => (
  <>
    <rect x="40" y="6" width="80" height="98" rx="3" fill="#fff" />
    <path d="M40 9a3 3 0 0 1 3-3h74a3 3 0 0 1 3 3v25H40z" fill={MARK} />
    <Words x={52} y={14} width={56} tone={INK} />
    <Words x={62} y={23} width={36} tone={INK} />
    <circle cx="62" cy="52" r="12" fill={PALE} />
    <circle cx="62" cy="52" r="7" fill="#d9a866" />
    <circle cx="98" cy="52" r="12" fill={PALE} />
    <circle cx="98" cy="52" r="7" fill="#86aff9" />
    <Words x={50} y={70} width={24} />
    <Words x={86} y={70} width={24} />
    <Marked x={50} y={82} width={60} />
  </>
)

/** 8 배달서비스 사업장 간판: a shop whose sign says that it delivers. */
const ShopSign = () => (
  <>
    <rect x="14" y="14" width="132" height="88" rx="4" fill={PALE} />
    <rect x="20" y="20" width="120" height="26" rx="3" fill={NIGHT} />
    <Words x={30} y={31} width={44} tone="#fff" />
    <Marked x={84} y={26} width={48} />
    <path d="M20 46h120l6 12H14z" fill={BLUE} />
    <path d="M44 46h24l2 12H42zM92 46h24l2 12H90z" fill="#fff" />
    <path d="M24 62h50v40H24z" fill="#fff" />
    <path d="M86 62h46v40H86z" fill={SKY} />
    <path d="M109 62v40" stroke="#fff" strokeWidth="2" />
    <Box x={32} y={76} />
  </>
)

/** The eight drawings of own deliveries, in the order of the detail types. [D3-90] */
export const DIRECT_PICTURES = [
  DeliveryPhoto,
  CustomerReceipt,
  VehicleRegistration,
  TerminalContract,
  DeliveryLedger,
  PackagingPurchase,
  Flyer,
  ShopSign,
] as const
