// Visited and favourite statements can be read offline; everything else goes to the network. Copies are fetched without
// cookies, so they hold only what any guest sees and no other user's page.
const PAGES = 'pages'
const FILES = 'files'
const MAX_PAGES = 50
const MAX_FILES = 200
const DAY_MS = 24 * 60 * 60 * 1000
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
  // Signing out removes the visited statements.
  if (request.method === 'POST' && url.pathname === '/do/sign-out') event.waitUntil(forget())
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (/^\/(assets|fonts|pictures|img)\//.test(url.pathname)) event.respondWith(file(request))
})

self.addEventListener('message', ({ data }) => {
  const paths = Array.isArray(data?.keep) ? data.keep.filter((path) => STATEMENT.test(path)) : []
  for (const path of paths.slice(0, MAX_PAGES)) copy(path, DAY_MS).catch(() => undefined)
})

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (title) event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { origin, href } = new URL(notification.data?.path ?? '/', location.origin)
  if (origin === location.origin) event.waitUntil(self.clients.openWindow(href))
})

/** Falls back to the cached page, then to a list of the cached pages. */
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
    // Titles are from our own pages, whose markup is escaped already.
    const [, title] = /<title>([^<]*?)( \| [^<|]*)?<\/title>/.exec(await (await cache.match(url)).text()) ?? []
    if (title) rows.unshift(`<li><a href="${pathname}">${title}</a></li>`)
  }
  const html = await found.text()
  const list = html.replace(/(<ul class="offline-cache">)/, (tag) => tag + rows.join(''))
  return new Response(list, { status: 503, headers: policyOf(found) })
}

/** The headers that protect the page that was copied; those of its bytes are wrong for the list. */
function policyOf({ headers }) {
  const kept = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Set-Cookie']) kept.delete(name)
  return kept
}

/** File names contain a content hash, so a cached copy is never outdated. */
async function file(request) {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(FILES)
    return (await cache.match(request.url)) ?? Response.error()
  }
}

/** Caches a guest's view of a page with its files, unless the copy is newer than `youngMs`. */
async function copy(path, youngMs = 0) {
  const cache = await caches.open(PAGES)
  const before = await cache.match(path)
  if (before && Date.now() - Date.parse(before.headers.get('date')) < youngMs) return
  // The visitor's own request is the view; without cookies not even that of an owner would be known.
  const answer = await fetch(path, { credentials: 'omit', headers: { 'X-Uncounted': '1' } })
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

/** Removes the oldest entries first. */
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
