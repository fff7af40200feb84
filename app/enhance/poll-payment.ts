import { publishPageEvents } from './page-events'

/** Growing intervals; after the last one the visitor refreshes by the link. */
const POLL_INTERVALS_SECONDS = [2, 3, 5, 8, 13, 20, 30, 45, 60]

export async function pollPayment(): Promise<void> {
  for (const seconds of POLL_INTERVALS_SECONDS) {
    await waitUntilVisible(seconds)
    const now = document.querySelector('#payment')
    const next = await fetchPayment()
    if (!now || !next) continue
    if (next.hasAttribute('data-waiting')) {
      // When only the time of the check is new, nothing else is replaced.
      const [was, is] = [now, next].map((one) => one.querySelector('.sm'))
      if (was && is) was.textContent = is.textContent
      continue
    }
    const hadFocus = now.contains(document.activeElement)
    now.className = next.className
    now.replaceChildren(...next.childNodes)
    if (hadFocus) now.querySelector('a')?.focus({ preventScroll: true })
    document.title = document.title.replace(/^[^|]*/, `${now.querySelector('h1')?.textContent ?? ''} `)
    return
  }
}

async function fetchPayment(): Promise<Element | null> {
  try {
    const answer = await fetch(location.href)
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    publishPageEvents(page)
    return page.querySelector('#payment')
  } catch {
    return null
  }
}

function waitUntilVisible(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (!document.hidden) return resolve()
      document.addEventListener('visibilitychange', () => resolve(), { once: true })
    }, seconds * 1_000)
  })
}
