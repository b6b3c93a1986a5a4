import { CHAT_WINDOW_PIXELS } from '#domain/settings/settings'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { CHATBOT_TEXTS } from '#ui/text/ko/frame/chatbot.ts'
import { BLOCKED_WINDOW_TEXTS } from '#ui/text/ko/kernel/blocked-window.ts'
import styles from './Chatbot.module.css'

/**
 * True if the browser reports a mobile device. If the browser does not report whether the device is mobile, the
 * user-agent string decides. [D1-43]
 */
const isMobile = (): boolean => {
  const hint = (navigator as { userAgentData?: { mobile?: boolean } }).userAgentData?.mobile
  return hint ?? /Mobi|Android|iPhone|iPad/.test(navigator.userAgent)
}

/**
 * Opens an empty window, removes its opener, and then loads the chat, so that the chat cannot reach the portal. [E-065]
 */
const openChat = async (url: string) => {
  const leftPx = Math.max(0, Math.round(screen.availWidth - CHAT_WINDOW_PIXELS.width) / 2)
  const topPx = Math.max(0, Math.round(screen.availHeight - CHAT_WINDOW_PIXELS.height) / 2)
  const chat = window.open(
    '',
    '_blank',
    `popup,width=${CHAT_WINDOW_PIXELS.width},height=${CHAT_WINDOW_PIXELS.height},left=${leftPx},top=${topPx}`,
  )
  if (chat === null) {
    const { dialogs } = await import('#ui/parts/dialog/dialogs.ts')
    await dialogs.alert({ text: BLOCKED_WINDOW_TEXTS['popup.blocked'] })
    return
  }
  chat.opener = null
  chat.location.href = url
}

const Face = () => (
  <>
    <Icon name="chat" />
    <span aria-hidden="true">{CHATBOT_TEXTS['chatbot.short']}</span>
  </>
)

/** The floating button that opens the chat page. [E-065] [D1-43] */
const Chatbot = ({ url }: { readonly url: string }) => (
  <aside className={styles.chatbot} data-chatbot aria-label={CHATBOT_TEXTS['chatbot.aside']}>
    {isMobile() ? (
      <a href={url} target="_blank" rel="noopener noreferrer" aria-label={CHATBOT_TEXTS['chatbot.label']}>
        <Face />
      </a>
    ) : (
      <button type="button" aria-label={CHATBOT_TEXTS['chatbot.label']} onClick={() => void openChat(url)}>
        <Face />
      </button>
    )}
  </aside>
)

export default Chatbot
