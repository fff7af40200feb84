const firstLinkPages = {
  statement: { list: '/s', link: /href="([^"]*\/udzravi-qoneba\/[^"/]+\/[^"]+)"/ },
  article: { list: '/blog', link: /href="([^"]*\/blog\/[^"?#]+)"/ },
  broker: { list: '/brokerebi', link: /href="([^"]*\/br\/[^"?#]+)"/ },
  developer: { list: '/developerebi', link: /href="([^"]*\/d\/[^"?#]+)"/ },
  project: { list: '/developerebi?activeTab=2', link: /href="([^"]*\/proeqti\/[^"?#]+)"/ },
}

/**
 * Paths, or a list whose first link is used.
 * @type {Record<string, string | { list: string, link: RegExp }>}
 */
const pages = { home: '/', search: '/s', map: '/s/map', landing: '/vip', tour: '/3d-turi', ...firstLinkPages }

export const pageNames = Object.keys(pages)

/** @typedef {{ name: string, language: string, url: string }} Page */

/** Number of requests before the audit, as the first responses of a server are slow. */
const WARM_UPS = 20

/** @type {(origin: string, language: string, names: string[]) => Promise<Page[]>} */
export async function findPages(origin, language, names) {
  const prefix = language === 'ka' ? '' : `/${language}`
  /** @type {Page[]} */
  const found = []
  for (const name of names) {
    const place = pages[name] ?? '/'
    const url =
      origin +
      (typeof place === 'string'
        ? prefix + place
        : await findFirstLink(origin + prefix + place.list, place.link))
    for (let time = 0; time < WARM_UPS; time++) await fetchText(url)
    found.push({ name, language, url })
  }
  return found
}

/** @type {(list: string, link: RegExp) => Promise<string>} */
async function findFirstLink(list, link) {
  const [, href] = link.exec(await fetchText(list)) ?? []
  if (!href) throw new Error(`${list} has no link that matches ${link}`)
  return href
}

/** @param {string} url */
async function fetchText(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} responds with ${answer.status}`)
  return answer.text()
}
