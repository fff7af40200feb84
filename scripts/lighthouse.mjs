// Audits public pages as phones, about 15 seconds each on an idle machine:
// `npm run lighthouse -- --pages home,search --languages ru --runs 1`.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { createAuditor } from './lighthouse/audit.mjs'
import { findPages, pageNames } from './lighthouse/pages.mjs'
import { findMissedGoals, formatHeading, formatLine, summarizeAudits } from './lighthouse/report.mjs'
import { startSite } from './lighthouse/site.mjs'
import { prepare } from './prepare.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { exitWithError, root } from './terminal.mjs'

const LANGUAGES = ['ka', 'en', 'ru']

stopWithNpm()
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: pageNames.join() },
    languages: { type: 'string', default: 'ka,en' },
  },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1)
  exitWithError(`--runs must be a whole number of 1 or more, not ${options.runs}.`)
const names = parseList('pages', options.pages, pageNames)
const languages = parseList('languages', options.languages, LANGUAGES)

await prepare()
await ensureBrowser()
const folder = path.join(root, '.cache/lighthouse')
mkdirSync(folder, { recursive: true })
const audit = createAuditor(folder, findBrowser())
const site = await startSite()
try {
  // The first audit is slow because programs and files are not cached yet.
  for (const page of (await findPages(site.origin, 'ka', names)).slice(0, 1)) await audit(page, 0)
  process.stdout.write(formatHeading(runs))
  for (const language of languages)
    for (const page of await findPages(site.origin, language, names)) {
      const looks = []
      for (let run = 1; run <= runs; run++) looks.push(await audit(page, run))
      const summary = summarizeAudits(looks)
      process.stdout.write(formatLine(page, summary))
      const missedGoals = findMissedGoals(page.name, summary)
      process.stdout.write(missedGoals.map((goal) => `    ${goal}\n`).join(''))
      if (missedGoals.length > 0) process.exitCode = 1
    }
} finally {
  await site.close()
}

/**
 * @param {string} option
 * @param {string} list as it was typed
 * @param {string[]} known
 */
function parseList(option, list, known) {
  const names = list.split(',')
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) exitWithError(`--${option} accepts ${known.join(', ')}, not ${unknown.join(', ')}.`)
  return names
}
