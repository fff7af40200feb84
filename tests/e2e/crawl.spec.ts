import { type APIRequestContext, expect, test } from '@playwright/test'
import { spread } from './spread'
import { languages, toLocalizedPath } from './translations'

/** Maximum number of pages of one kind, and of all pages. */
const [OF_A_KIND, IN_ALL] = [2, 120]
/** Letters of another language than the page's; language and brand names keep their own. */
const FOREIGN = { ka: /[а-яё]{3,}/i, en: /[ა-ჰ]{3,}|[а-яё]{3,}/i, ru: /[ა-ჰ]{3,}/ }
const OWN_NAMES = /ქართული|Русский|English|ეზო/g
/** Dialogs, whose pages are crawled without them, and sandboxes of other sites. */
const PASSED_BY = /[?&](login|take_loan|ai_modal|call_request|companies|more|fill_balance)=|^\/sandbox/

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  'nothing is drawn, so script makes no difference',
)

for (const language of languages) {
  test(
    ...spread(language, `every link leads from the first page to a complete page, in ${language}`),
    async ({ request }) => {
      const problems: string[] = []
      const kinds = new Map<string, number>()
      const waiting = [toLocalizedPath('/', language)]
      const visited = new Set(waiting)
      let pages = 0
      while (waiting.length > 0 && pages < IN_ALL) {
        const address = waiting.shift() ?? ''
        const count = kinds.get(kindOf(address)) ?? 0
        if (count >= OF_A_KIND) continue
        kinds.set(kindOf(address), count + 1)
        pages += 1
        const { problems: pageProblems, links } = await look(request, address)
        problems.push(...pageProblems.map((problem) => `${address}: ${problem}`))
        for (const link of links.filter((link) => !visited.has(link) && !PASSED_BY.test(link))) {
          visited.add(link)
          waiting.push(link)
        }
      }
      expect(problems).toEqual([])
      expect(pages).toBeGreaterThan(60)
    },
  )
}

/**
 * Returns the kind of a page: pages of one module are one kind whatever their ids and slugs; other parameters
 * make another kind.
 */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://here')
  const places = pathname.split('/').filter(Boolean)
  const path =
    places.length > 1 ? `${places.slice(0, 2).join('/').replace(/\d+$/, '')}/${places.length}` : pathname
  return `${path}?${[...searchParams.keys()].sort()}`
}

async function look(
  request: APIRequestContext,
  address: string,
): Promise<{ problems: string[]; links: string[] }> {
  const response = await request.get(address)
  if (response.status() !== 200) return { problems: [`status ${response.status()}`], links: [] }
  const html = await response.text()
  if (!/text\/html/.test(response.headers()['content-type'] ?? '')) return { problems: [], links: [] }
  const landed = new URL(response.url())
  if (landed.pathname.startsWith('/sandbox')) return { problems: [], links: [] }
  const language = languages.find((one) => landed.pathname.split('/')[1] === one) ?? 'ka'
  const requirements = [
    [`<html lang="${language}"`, 'language'],
    ['<title>[^<]+ | [^<]+</title>', 'title'],
    ['rel="canonical" href="http', 'canonical'],
  ] as const
  const problems = requirements
    .filter(([pattern]) => !new RegExp(pattern).test(html))
    .map(([, problem]) => `no ${problem}`)
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  if (count(/<h1[\s>]/g) !== 1) problems.push(`${count(/<h1[\s>]/g)} h1`)
  if (!/name="robots" content="noindex/.test(html)) {
    if (!/name="description" content="[^"]/.test(html)) problems.push('no description')
    if (count(/rel="alternate" hreflang=/gi) !== 4) problems.push('no pairs in other languages')
  }
  if (!/property="og:image" content="http[^"]*\/og\/[^"]+\.jpg"/.test(html))
    problems.push('no picture to pass on')
  const [foreign] = FOREIGN[language].exec(wordsOf(html)) ?? []
  if (foreign) problems.push(`"${foreign}" on a page in ${language}`)
  const links = [...html.matchAll(/<a[^>]*\shref="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { problems, links: [...new Set(links)] }
}

/** Returns the visible text of a page, without user texts, which keep their language. */
function wordsOf(html: string): string {
  return html
    .replace(/<html[^>]*>|<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>/g, '')
    .replace(/<(\w+)[^>]*(?:class="[^"]*own-words|\slang=")[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(OWN_NAMES, '')
}
