import { showCount } from './shared/count-dot'
import { readData } from './shared/element-data'
import { fetchJson } from './shared/fetch-json'
import { isSignedOut } from './shared/signed-out'
import { waitUntilVisible } from './shared/wait-until-visible'

/** Poll interval from the specification, in milliseconds. */
const POLL_MS = 30_000
/** Delay on the first page after signing in, also from the specification. */
const AFTER_SIGN_IN_MS = 1_000

interface UnseenAnswer {
  count: number
  label: string
  fresh: string
}

/**
 * Updates the bell's count while the page is visible; an open list only announces news, so that it does not
 * shift.
 */
export async function pollNotificationCount(bell: HTMLElement): Promise<void> {
  const line = document.querySelector<HTMLElement>('[data-known]')
  const url = `${readData(bell, 'url').url}${line ? `?known=${line.dataset.known}` : ''}`
  let waitMs = bell.dataset.signedIn ? AFTER_SIGN_IN_MS : POLL_MS
  for (;;) {
    await waitUntilVisible(waitMs)
    if (isSignedOut()) return
    waitMs = POLL_MS
    const answer = await fetchJson<UnseenAnswer>(url)
    if (!answer) continue
    bell.ariaLabel = answer.label
    showCount(bell, answer.count)
    if (line && answer.fresh && line.textContent !== answer.fresh) announceNews(line, answer.fresh)
  }
}

function announceNews(line: HTMLElement, text: string): void {
  const link = document.createElement('a')
  link.href = readData(line, 'href').href
  link.textContent = text
  line.replaceChildren(link)
}
