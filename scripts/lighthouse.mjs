// How phones fare with the public pages, by Lighthouse. Takes about a quarter of a minute for each look at a page, on
// a machine that does nothing else: `npm run lighthouse -- --pages home,search --languages ru --runs 1`.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { auditor } from './lighthouse/audit.mjs'
import { findPages, pageNames } from './lighthouse/pages.mjs'
import { faultsOf, heading, lineOf, summaryOf } from './lighthouse/report.mjs'
import { openSite } from './lighthouse/site.mjs'
import { stopWithNpm } from './npm-parent.mjs'
import { prepare } from './prepare.mjs'
import { giveUp, root } from './project.mjs'

const LANGUAGES = ['ka', 'en', 'ru']

stopWithNpm()
const { values: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: pageNames.join() },
    languages: { type: 'string', default: 'ka,en' },
  },
})
const runs = Number(asked.runs)
if (!Number.isInteger(runs) || runs < 1) giveUp(`--runs is a whole number of 1 or more, not ${asked.runs}.`)
const names = chosen('pages', asked.pages, pageNames)
const languages = chosen('languages', asked.languages, LANGUAGES)

await prepare()
await ensureBrowser()
const folder = path.join(root, '.cache/lighthouse')
mkdirSync(folder, { recursive: true })
const audit = auditor(folder, findBrowser())
const site = await openSite()
try {
  // The first look of all finds programs and files cold, and says more of the machine than of the page.
  for (const page of (await findPages(site.origin, 'ka', names)).slice(0, 1)) await audit(page, 0)
  process.stdout.write(heading(runs))
  for (const language of languages)
    for (const page of await findPages(site.origin, language, names)) {
      const looks = []
      for (let run = 1; run <= runs; run++) looks.push(await audit(page, run))
      const summary = summaryOf(looks)
      process.stdout.write(lineOf(page, summary))
      const faults = faultsOf(summary)
      process.stdout.write(faults.map((fault) => `    ${fault}\n`).join(''))
      if (faults.length > 0) process.exitCode = 1
    }
} finally {
  await site.close()
}

/**
 * @param {string} option
 * @param {string} list as it was typed
 * @param {string[]} known
 */
function chosen(option, list, known) {
  const names = list.split(',')
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) giveUp(`--${option} has ${known.join(', ')}; not ${unknown.join(', ')}.`)
  return names
}
