// The Korean words and endings that the search of the rule book treats specially.

/** Words that do not tell what a question is about: question words, pronouns, single particles and counters. */
const QUESTION_WORDS = `
  이 가 은 는 을 를 로 의 도 에 수 할 때 왜 뭐 뭘 딱 꼭 좀 것 거 걸 게 제 내 나 저 안 못 다 더 그냥 제가 저는 나는 이제 이미
  무엇 무엇인가 무엇을 무엇입니까 무엇이어야 무엇으로 무엇이라고 뭐로 나서 나면 무슨 어느 어떤 어떻게 어디 어디서 어디에서 어디인가요 어디에 언제 언제부터 언제까지 언제인가 누가 누구 누구에게 누구입니까
  얼마 얼마예요 얼마나 얼마를 얼마이고 얼마인가 얼마인가요 며칠 몇 뭔가요 뭐예요 뭐가 뭐고 뭐지 뭐라고 뜻 종류 경우 대해 왜죠
  건 개 번 분 초 원 명 건까지 개까지 장까지 번까지 시까지 일에 일이 일은 월을 것의 것은 것이 것을 그동안 가운데 중에 채
  곳 곳은 곳이고 곳이나 곳인가요 군데 볼 버튼 버튼이 버튼을 단추 적고 적나 인데 이유 이유는 까닭은 방법 방법은 건가 건가요 건지 거기서 말인가 말인가요 하나라도 혹시 어쩌 어떡하 이거 그거 이것 그것 여기 거기 그럼 그런 그래 거예요 거죠 나중에 데가 데를 칠 쳐야`

/** Verbs that do not tell what a question is about. Each form is listed, because short stems look like nouns. */
const QUESTION_VERBS = `
  있나 있나요 있는 있는지 있습니까 있어요 있을까요 있으면 있는데 없나요 하나 하나요 하는 하면 하면요 해야 해요 해도 했더니 합니까 할까요 하기 하고 하라고
  되나 되나요 되는 되는지 되는데 되면 되고 된 돼요 돼서 됩니까 될까요 되어 쓰나 쓰면 쓸 인가 인가요 입니까 가능한가 가능한가요 가능
  내나 내나요 내요 내야 내고 내면 낼 봐요 보나 보나요 보기 본 보면 받나 받나요 받은 받는 받으면 받았으면 싶어요 싶다 싶은데 주세요 주나 주나요
  나와요 나오는데 나오나요 나옵니다 나오면 나와도 나와 나오 온 올 한 쓴 간 난 둔 떠요 누르면 적으면 넣으면 가도 해 해둔
  눌렀는데 눌렀더니 눌러도 누르 물어봐요 알려면 하려는데 그런가요 그런데 있고 인지 나와서 보이나요 보여요 보려고 보려는데 보려면 했대요 했다는데 눌러지 궁금해요 알고 모르겠어요`

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Matches question words and other common words, which are not searched for. */
export const UNSEARCHED_WORD_PATTERN = wordSet(`${QUESTION_WORDS} ${QUESTION_VERBS}`)

/** Particles (조사) and forms of the verb 이다, which follow a noun: `결산월은` searches `결산월`. */
const PARTICLES = `
  이라도 에서는 에서도 에서 에게는 에게 한테 으로는 으로도 으로 까지만 까지는 까지 부터는 부터 보다 이랑 랑 들에 들은 들을 들이 은 는 을 를 도 만 에 나 로 의 과 와 밖에
  인가요 인가 인지 입니까 입니다 이에요 예요 이라고 이라는데 이라 라고 라는데 래요 이면요 이면 인데요 인데 이고`

/** Endings of verbs (어미): `신청했는데` searches `신청`. */
const ENDINGS = `
  하면서 면서 받으려면 받은 받으면 받고 받을 받는 받나요 하면요 하면 하고 하는데 하는 하나요 하나 하려면 하려니까 하려고 하지 하라고 해요 해야 해도 해서 했는데 했어요 했다고 했다 했나요 했으면 했더니 해 합니까 합니다 할 한
  받기 되기 하기 되면요 되면 되나요 되나 되는데 되는 되어 됐는데 됐어요 됐는지 됐대요 됐다는데 됐다고 돼요 됩니까 됩니다 되었다 된
  었는데요 었는데 았는데 는데요 는데 은데 으면요 으면 면요 면 나요 야 었어요 았어요 어요 아요 어도 아도 어서 아서 려면 려고 려니까 거든요 고요 고 지만 대요 습니까 습니다 니까 니다
  었더니 았더니 더니 던데 다가 다고 다는데 다면 다 라는데 요`

const alternatives = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

/**
 * Matches a particle or an ending after at least two letters. 이 and 가 match after a Korean noun of at least two
 * letters.
 */
export const WORD_ENDING_PATTERN = new RegExp(
  String.raw`(?:(?<=[\p{L}\p{N}]{2})(?:${alternatives(PARTICLES + ENDINGS)})|(?<=[가-힣]{2})[이가]|(?<=[가-힣])까지)$`,
  'u',
)

/**
 * Matches a word of one letter that refers to nothing specific, or a verb with a stem of one letter: `때는`, `중인데`,
 * `왔는데`. Nouns that only look like one (`화면`) are listed in front.
 */
export const ONE_LETTER_WORD_PATTERN = new RegExp(
  String.raw`^(?!(?:화면|[신광보공창경최참]고|[필중개]요|[상기제권시]한|[이피손]해)$)(?:[가-힣](?:${alternatives(ENDINGS)})|[중때것거걸게수건개번안못더제내저채][이가은는을를에도만])$`,
  'u',
)

/** Matches a noun of one letter with its particle: `칸이`. */
export const ONE_LETTER_NOUN_PATTERN = /^([칸돈줄말글쪽날달창곳표집값앞뒤])(?:이|을|은|에|의|도|으로|에서)$/u

/**
 * Matches a query about the order of the rows of a table. Before a verb in the past, `먼저` is about the person: `먼저 낸`
 * means that someone did it earlier.
 */
export const ORDER_QUERY_PATTERN = /순서|차례|먼저(?! ?(?:낸|냈|한|했|신청|등록|제출|올린|보낸|적은|쓴|받은))/
