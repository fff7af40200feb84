import { DIALOG_PARAMS } from '~/http/dialog-params'
import { findHtmlErrors } from '../fixtures/html-errors'
import { findJoinedWords } from '../fixtures/joined-words'
import { findNuErrors } from '../fixtures/nu-errors'
import { siteRoutes } from '../fixtures/site-routes'
import { findUnmarkedTexts } from '../fixtures/unmarked-texts'
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
  '/desk/orders',
]

interface ValidatedPage {
  path: string
  /** Kind of page in the table of errors. */
  family: string
}

const toValidatedPage = ({ path, module }: (typeof pages)[number]): ValidatedPage => ({
  path,
  family: module.split('/')[0] ?? module,
})

for (const [who, account, listed] of [
  [
    'a guest',
    undefined,
    [
      ...guestPages.map(toValidatedPage),
      ...DIALOG_PARAMS.map((param) => ({ path: `/contact?${param}=1`, family: 'dialogs' })),
      { path: '/no/such/page', family: 'errors' },
    ],
  ],
  ['a broker', 'broker', accountPages.map(toValidatedPage)],
  ['an operator', 'operator', DESK_PATHS.map((path) => ({ path, family: 'desk' }))],
] as const)
  test(`every page for ${who} is valid HTML`, async ({ page }) => {
    const { request } = page
    if (account) await openSignedIn(page, account, '/')
    const existing: Record<string, string> = {
      '/d/:developer': await findDeveloperPath(request),
      '/statements/:statement': await findStatementPath(request),
    }
    const validated = new Map<string, string>()
    const families = new Map<string, string>()
    if (isFullRun) test.setTimeout(FULL_RUN_TIMEOUT_MS)
    for (const [row, { path, family }] of listed.entries()) {
      const address = existing[path] ?? path
      // Journeys open the other pages, which have an id.
      if (address.includes(':')) continue
      for (const language of chooseLanguages(row)) {
        const localized = toLocalizedPath(address, language)
        validated.set(localized, await (await request.get(localized)).text())
        families.set(localized, family)
      }
    }
    const findAll = (find: (html: string) => string[]) =>
      [...validated].flatMap(([path, html]) => find(html).map((problem) => `${path}: ${problem}`))
    const problems = {
      'html-validate': findAll(findHtmlErrors),
      Nu: nuValidator ? await findNuErrors(nuValidator, validated) : undefined,
      'joined words': findAll(findJoinedWords),
      'unmarked languages': findAll(findUnmarkedTexts),
    }
    if (isFullRun) printErrorCounts(who, families, problems)
    for (const [validator, found] of Object.entries(problems)) expect(found ?? [], validator).toEqual([])
  })

/** Prints a table with the errors of each validator by kind of page. */
function printErrorCounts(
  who: string,
  families: ReadonlyMap<string, string>,
  problems: Readonly<Record<string, readonly string[] | undefined>>,
): void {
  const names = Object.keys(problems)
  const rows = [...new Set(families.values())].sort().map((family) => {
    const paths = [...families].flatMap(([path, other]) => (other === family ? [path] : []))
    const counts = Object.values(problems).map(
      (found) => found?.filter((problem) => paths.some((path) => problem.startsWith(`${path}: `))).length,
    )
    return [`${family}, ${who}`, paths.length, ...counts.map((count) => count ?? 'not run')]
  })
  console.log(
    [['Pages', 'Validated', ...names], names.concat('', '').map(() => '---'), ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
  )
}
