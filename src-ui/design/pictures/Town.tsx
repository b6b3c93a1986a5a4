/** The row of houses behind the vehicles. */
export const Town = () => (
  <svg className="road__town" viewBox="0 0 1680 88" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
    <g fill="#d8e5fd">
      <path d="M0 88V50h60v38zM74 88V30h44v58zM240 88V44h86v44zM340 88V24h52v64zM520 88V52h96v36zM640 88V34h48v54zM830 88V46h90v42zM930 88V26h56v62zM1120 88V52h74v36zM1206 88V32h50v56zM1390 88V44h96v44zM1500 88V28h44v60z" />
    </g>
    <g fill="#e3ecfd">
      <path d="M124 88V62h104v26zM404 88V58h100v30zM700 88V60h116v28zM1000 88V62h104v26zM1270 88V60h106v28zM1560 88V50h120v38z" />
    </g>
  </svg>
)
