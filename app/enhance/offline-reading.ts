/** The addresses of statements, as the worker knows them too. */
const STATEMENT_PATH = /^(\/en|\/ru)?\/(udzravi-qoneba\/[^/]+|statements)\/[^/]+$/

/** Statements that were looked at and favourites can be read without a connection, where the browser has a worker for it. */
export function enableOfflineReading(): void {
  const { serviceWorker: workers } = navigator
  if (!workers) {
    document.documentElement.dataset.serviceWorker = 'unsupported'
    for (const note of document.querySelectorAll<HTMLElement>('[data-unsupported]')) note.hidden = false
    return
  }
  // A browser that forbids it goes on without.
  workers.register('/sw.js').catch(() => undefined)
  cacheStatements(workers)
  addEventListener('click', ({ target }) => {
    // A heart is pressed in place; by then it shows what it has become.
    if ((target as Element).closest?.('.heart')) setTimeout(cacheStatements, 500, workers)
  })
}

async function cacheStatements(workers: ServiceWorkerContainer): Promise<void> {
  const hearts = document.querySelectorAll('.card:has(.heart[aria-pressed="true"]) .name > a')
  const paths = [location, ...(hearts as NodeListOf<HTMLAnchorElement>)].map(({ pathname }) => pathname)
  const statements = paths.filter((path) => STATEMENT_PATH.test(path))
  if (statements.length > 0) (await workers.ready).active?.postMessage({ keep: statements })
}
