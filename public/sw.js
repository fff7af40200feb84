// Statements that were looked at, and favourites, can be read without a connection. Everything else goes to the
// network as if this were not here. Copies are fetched without cookies: they are what any guest sees, and nobody finds
// another person's page in this browser.
const PAGES = 'pages'
const FILES = 'files'
const MAX_PAGES = 50
const MAX_FILES = 200
const DAY_MS = 86_400_000
const STATEMENT = /^(\/en|\/ru)?\/(udzravi-qoneba\/[^/]+|statements)\/[^/]+$/
const OFFLINE = ['/offline', '/en/offline', '/ru/offline']

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(Promise.all(OFFLINE.map((path) => copy(path))))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  // What somebody has looked at is theirs, and goes when they do.
  if (request.method === 'POST' && url.pathname === '/do/sign-out') event.waitUntil(forget())
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (/^\/(assets|fonts|pictures|img)\//.test(url.pathname)) event.respondWith(file(request))
})

self.addEventListener('message', ({ data }) => {
  const paths = Array.isArray(data?.keep) ? data.keep.filter((path) => STATEMENT.test(path)) : []
  for (const path of paths.slice(0, MAX_PAGES)) copy(path, DAY_MS).catch(() => undefined)
})

/** From the network; without one the copy of the page, or else a page that tells which ones there are. */
async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const cache = await caches.open(PAGES)
    const copied = STATEMENT.test(url.pathname) && (await cache.match(url.pathname))
    return copied || offlinePage(url.pathname)
  }
}

async function offlinePage(path) {
  const [, prefix = ''] = /^(\/en|\/ru)(?=\/|$)/.exec(path) ?? []
  const cache = await caches.open(PAGES)
  const found = await cache.match(`${prefix}/offline`)
  if (!found) return Response.error()
  const rows = []
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!STATEMENT.test(pathname)) continue
    // Titles come from our own pages, as markup that is escaped already.
    const [, title] = /<title>([^<]*?)( \| [^<|]*)?<\/title>/.exec(await (await cache.match(url)).text()) ?? []
    if (title) rows.unshift(`<li><a href="${pathname}">${title}</a></li>`)
  }
  const html = await found.text()
  const list = html.replace(/(<ul class="offline-cache">)/, (tag) => tag + rows.join(''))
  return new Response(list, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Names of files change with their content, so a copy can never be an old one; still the network is asked first. */
async function file(request) {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(FILES)
    return (await cache.match(request.url)) ?? Response.error()
  }
}

/** Keeps what a guest sees at a path, with what it needs to be read; not again while the copy is young. */
async function copy(path, youngMs = 0) {
  const cache = await caches.open(PAGES)
  const before = await cache.match(path)
  if (before && Date.now() - Date.parse(before.headers.get('date')) < youngMs) return
  const answer = await fetch(path, { credentials: 'omit' })
  if (!answer.ok || answer.redirected) return
  const html = await answer.clone().text()
  await cache.delete(path)
  await cache.put(path, answer)
  await copyFiles(html)
  await shorten(cache, MAX_PAGES + OFFLINE.length, (url) => !OFFLINE.includes(new URL(url).pathname))
}

async function copyFiles(html) {
  const cache = await caches.open(FILES)
  const picture = /<img[^>]*\ssrc="(\/pictures\/[^"]+)"/.exec(html)?.[1]
  const needed = [...html.matchAll(/href="(\/(?:assets|fonts)\/[^"]+\.(?:css|woff2))"/g)].map(([, href]) => href)
  for (const href of new Set(picture ? [...needed, picture] : needed)) {
    if (await cache.match(href)) continue
    const answer = await fetch(href)
    if (answer.ok) await cache.put(href, answer)
  }
  await shorten(cache, MAX_FILES, () => true)
}

/** The oldest go first. */
async function shorten(cache, maxEntries, mayGo) {
  const keys = await cache.keys()
  const old = keys.filter(({ url }) => mayGo(url)).slice(0, Math.max(0, keys.length - maxEntries))
  await Promise.all(old.map((key) => cache.delete(key)))
}

async function forget() {
  const cache = await caches.open(PAGES)
  for (const key of await cache.keys())
    if (!OFFLINE.includes(new URL(key.url).pathname)) await cache.delete(key)
}
