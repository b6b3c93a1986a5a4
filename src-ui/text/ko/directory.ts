/** The text of the directory of regional centres. [D3-81] [D3-100] */
export const DIRECTORY_TEXTS = {
  'region.lead': '전국 {centres}개 지역센터에서 도우미가 신청을 도와드립니다.',
  'region.call': '고객센터에 전화하기.',
  'region.callFor': '가까운 센터를 안내해드립니다.',
  'region.sample': '모의 환경입니다. 아래 주소와 전화번호는 예시이며, 걸 수 없는 번호입니다.',
  'region.search': '지역센터 검색',
  'region.searchPlaceholder': '센터명, 전화번호, 주소, 관할지역으로 검색해주세요.',
  'region.searchHint': '예: 춘천',
  'region.map': '지역 선택',
  'region.everywhere': '전국',
  'region.both': '지역센터 {centres}개',
  'region.all': '모두 보기',
  'region.fax': '팩스',
  'region.map.open': '지도와 길찾기, 새 창 열림',
  'region.colName': '센터명',
  'region.colPhone': '전화번호(팩스)',
  'region.colAddress': '주소',
  'region.colZone': '관할지역',
  'region.none': '검색 결과가 없습니다.',
  'region.noneHelp': '시·군·구 이름이나 센터 이름의 일부만 입력해보세요.',
  'region.noneHere': '{region} 지역에서만 찾았습니다.',
  'region.searchEverywhere': '전국에서 찾기',
  'region.total': '총 {n}개',
  'region.totalWithOffices': '총 {n}개 (본부와 지역본부 {offices}개 포함)',
  'region.pages': '지역센터 목록 쪽',
} as const satisfies Record<string, string>

/** The regions in their usual order: first the cities, then the provinces. */
export const REGIONS: readonly string[] = [
  ...['서울', '부산', '대구', '인천'],
  ...['광주', '대전', '울산', '세종'],
  ...['경기', '강원', '충북', '충남'],
  ...['전북', '전남', '경북', '경남'],
  '제주',
]
