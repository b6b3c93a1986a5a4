import {
  Barcode,
  BLUE,
  Box,
  DEEP,
  INK,
  LINE,
  MARK,
  Marked,
  PALE,
  Rows,
  Sheet,
  SKY,
  Telephone,
  Words,
} from './parts.tsx'

/** 1 전자세금계산서: two parties, goods, a total. */
const TaxInvoice = () => (
  <>
    <Sheet head={DEEP} />
    <path d="M30 30h46v24H30zM84 30h46v24H84z" fill="#fff" stroke={LINE} />
    <Words x={35} y={35} width={26} />
    <Words x={35} y={44} width={34} />
    <Words x={89} y={35} width={26} />
    <Words x={89} y={44} width={34} />
    <Rows y={62} count={2} />
    <Marked x={30} y={83} width={40} />
    <Marked x={76} y={83} width={54} />
  </>
)

/** 2 카드영수증: a slip with a torn edge. */
const CardReceipt = () => (
  <>
    <path d="M52 6h56v92l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z" fill="#fff" />
    <Words x={66} y={14} width={28} tone={INK} />
    <path d="M58 24h44" stroke={LINE} strokeDasharray="3 2" />
    <Marked x={58} y={28} width={44} />
    <Words x={58} y={44.5} width={24} />
    <Words x={88} y={44.5} width={14} tone={INK} />
    <Words x={58} y={52} width={16} />
    <Words x={84} y={52} width={18} tone={INK} />
    <path d="M58 60h44" stroke={LINE} strokeDasharray="3 2" />
    <Marked x={58} y={65} width={44} />
    <rect x="24" y="74" width="36" height="23" rx="3" fill={BLUE} />
    <path d="M24 80h36v5H24z" fill={DEEP} />
    <rect x="28" y="89" width="12" height="4" rx="2" fill={SKY} />
  </>
)

/** 3 택배 운송장: sender, receiver, number and fee. */
const Waybill = () => (
  <>
    <Sheet />
    <Barcode x={76} y={30} />
    <Words x={30} y={32} width={30} tone={INK} />
    <Words x={30} y={40} width={22} />
    <path d="M22 52h116M22 76h116M80 52v24" stroke={LINE} strokeWidth="1.5" />
    <Words x={30} y={58} width={26} />
    <Words x={30} y={67} width={40} />
    <Words x={88} y={58} width={26} />
    <Words x={88} y={67} width={38} />
    <Marked x={28} y={82} width={48} />
    <Marked x={84} y={82} width={48} />
  </>
)

/** 4 택배 주문·접수내역: a list of orders on a telephone. */
const OrderHistory = () => (
  <>
    <Telephone x={46} width={68} />
    <path d="M50 13h60v14H50z" fill={BLUE} />
    <Words x={56} y={18} width={26} tone="#fff" />
    {[32, 53, 74].map((y) => (
      <g key={y}>
        <rect x="54" y={y} width="52" height="17" rx="3" fill="#fff" stroke={LINE} />
        <rect x="58" y={y + 4} width="9" height="9" rx="1.5" fill="#d9a866" />
        <Words x={71} y={y + 4} width={18} tone={INK} />
        <Words x={71} y={y + 10} width={28} />
      </g>
    ))}
    <rect x="69" y="33.5" width="35" height="14" rx="3" fill="none" stroke={MARK} strokeWidth="2" />
  </>
)

/** 5 배달·택배사 정산내역: a month in a table with its sum. */
const Settlement = () => (
  <>
    <Sheet x={18} width={124} head={BLUE} />
    <Rows x={26} width={108} y={34} count={4} />
    <path d="M26 76h108" stroke={INK} strokeWidth="1.5" />
    <Marked x={26} y={82} width={40} />
    <Marked x={72} y={82} width={62} />
  </>
)

/** 6 시장·협회 자체시스템: a screen of a market's own system. */
const MarketSystem = () => (
  <>
    <rect x="16" y="10" width="128" height="78" rx="5" fill={INK} />
    <rect x="21" y="15" width="118" height="68" rx="2" fill="#fff" />
    <path d="M66 88h28l4 12H62z" fill={LINE} />
    <path d="M21 15h30v68H21z" fill={PALE} />
    <Words x={26} y={21} width={20} tone={DEEP} />
    <Words x={26} y={31} width={16} />
    <Words x={26} y={39} width={18} />
    <Words x={26} y={47} width={14} />
    <Rows x={57} width={76} y={24} count={3} step={12} />
    <rect x="55" y="19.5" width="80" height="13" rx="3" fill="none" stroke={MARK} strokeWidth="2" />
    <Marked x={91} y={64} width={42} />
    <Box x={56} y={55} />
  </>
)

/** The six drawings of general use, in the order of the detail types. [D3-90] */
export const GENERAL_PICTURES = [TaxInvoice, CardReceipt, Waybill, OrderHistory, Settlement, MarketSystem] as const
