import { registerServiceWorker } from '../shared/service-worker'

/** Paths of statements; the service worker has the same pattern. */
const STATEMENT_PATH = /^(\/en|\/ru)?\/(udzravi-qoneba\/[^/]+|statements)\/[^/]+$/

export function enableOfflineReading(): void {
  const { serviceWorker: workers } = navigator
  if (!workers) return
  // A browser may forbid service workers; the page works without them.
  registerServiceWorker().catch(() => undefined)
  cacheStatements(workers)
  addEventListener('click', ({ target }) => {
    // The heart changes in place, so its new state is read after the press.
    if ((target as Element).closest?.('.heart')) setTimeout(cacheStatements, 500, workers)
  })
}

/** Shows the note for browsers without service workers, on the page that a worker would show offline. */
export function showIfOfflineUnsupported(note: HTMLElement): void {
  note.hidden = 'serviceWorker' in navigator
}

async function cacheStatements(workers: ServiceWorkerContainer): Promise<void> {
  const hearts = document.querySelectorAll('.card > .heart[aria-pressed="true"]')
  const links = [...hearts].map((heart) => heart.parentElement?.querySelector<HTMLAnchorElement>('.name > a'))
  const paths = [location, ...links].map((link) => link?.pathname ?? '')
  const statements = paths.filter((path) => STATEMENT_PATH.test(path))
  if (statements.length > 0) (await workers.ready).active?.postMessage({ keep: statements })
}
