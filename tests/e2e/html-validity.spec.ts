import { DIALOG_PARAMS } from '~/http/dialog-params'
import { findHtmlErrors } from '../fixtures/html-errors'
import { findJoinedWords } from '../fixtures/joined-words'
import { findNuErrors } from '../fixtures/nu-errors'
import { siteRoutes } from '../fixtures/site-routes'
import { isFullRun } from '../full-run'
import { findDeveloperPath } from './find-developer'
import { findStatementPath } from './find-statement'
import { openSignedIn } from './sign-in'
import { expect, test } from './test-base'
import { languages, toLocalizedPath } from './translations'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === true, 'the HTML does not depend on script')

test('the validator finds elements, attributes and ids that HTML does not allow', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><h1>x</h1>${body}</body></html>`
  expect(findHtmlErrors(page('<p>x</p>'))).toEqual([])
  for (const [body, rule] of [
    ['<p><label><div>x</div></label></p>', 'element-permitted-content'],
    ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['<input type="tel" autocomplete="tel-national">', 'valid-autocomplete'],
    ['<input type="file" maxlength="255">', 'input-attributes'],
    ['<h3>x</h3>', 'heading-level'],
    ['<p aria-labelledby="missing"></p>', 'no-missing-references'],
    ['<aside></aside><aside></aside>', 'unique-landmark'],
  ])
    expect(findHtmlErrors(page(body ?? ''))[0], body).toContain(`${rule}: `)
})

const modules = new Set<string>()
/** The short run validates one page of each module. */
const pages = siteRoutes.filter(({ answer, module }) => {
  if (!('hidden' in answer) || (!isFullRun && modules.has(module))) return false
  modules.add(module)
  return true
})
const guestPages = pages.filter(({ guest }) => guest === undefined)
const accountPages = pages.filter(({ guest }) => guest !== undefined)

/** Archive of the Nu checker; the full run installs it where Java is. */
const nuValidator = process.env.NU_VALIDATOR
const FULL_RUN_TIMEOUT_MS = 600_000

/** One language in the short run: the markup hardly differs, and validation takes longer than the page. */
function chooseLanguages(row: number) {
  return isFullRun ? languages : languages.slice(row % languages.length).slice(0, 1)
}

const DESK_PATHS = [
  '/desk',
  '/desk/leads',
  '/desk/payments',
  '/desk/users',
  '/desk/log',
  '/desk/content/menu',
]

for (const [who, account, paths] of [
  [
    'a guest',
    undefined,
    [
      ...guestPages.map(({ path }) => path),
      ...DIALOG_PARAMS.map((param) => `/contact?${param}=1`),
      '/no/such/page',
    ],
  ],
  ['a broker', 'broker', accountPages.map(({ path }) => path)],
  ['an operator', 'operator', DESK_PATHS],
] as const)
  test(`every page for ${who} is valid HTML`, async ({ page }) => {
    const { request } = page
    if (account) await openSignedIn(page, account, '/')
    const existing: Record<string, string> = {
      '/d/:developer': await findDeveloperPath(request),
      '/statements/:statement': await findStatementPath(request),
    }
    const problems: string[] = []
    const joined: string[] = []
    const validated = new Map<string, string>()
    if (isFullRun) test.setTimeout(FULL_RUN_TIMEOUT_MS)
    for (const [row, path] of paths.entries()) {
      const address = existing[path] ?? path
      // Journeys open the other pages, which have an id.
      if (address.includes(':')) continue
      for (const language of chooseLanguages(row)) {
        const localized = toLocalizedPath(address, language)
        const html = await (await request.get(localized)).text()
        validated.set(localized, html)
        problems.push(...findHtmlErrors(html).map((problem) => `${localized}: ${problem}`))
        joined.push(...findJoinedWords(html).map((words) => `${localized}: ${words}`))
      }
    }
    const nuProblems = nuValidator ? await findNuErrors(nuValidator, validated) : undefined
    if (isFullRun)
      console.log(
        [
          '| Pages of | Validated | Errors of html-validate | Errors of Nu |',
          '| --- | --- | --- | --- |',
          `| ${who} | ${validated.size} | ${problems.length} | ${nuProblems?.length ?? 'not run'} |`,
        ].join('\n'),
      )
    expect([...problems, ...(nuProblems ?? [])]).toEqual([])
    expect(joined, 'words that only a style sheet separates').toEqual([])
  })
