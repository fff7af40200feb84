import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readSource } from './import-graph'

/** Files of the repository, new ones included, without those that git ignores. */
export function listRepositoryFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return output.split('\n').filter((file) => file && existsSync(file))
}

/** Articles of the site are Markdown too, but texts for visitors. */
const ARTICLES = 'backend/initial-data/articles/'

export function listDocuments(): string[] {
  return listRepositoryFiles().filter((file) => file.endsWith('.md') && !file.startsWith(ARTICLES))
}

const CODE_BLOCK = /^ *```[\s\S]*?^ *```/gm

/** The text of a document without its code blocks. */
export function readProse(document: string): string {
  return readSource(document).replace(CODE_BLOCK, '')
}

export function readCodeBlocks(document: string): string {
  return (readSource(document).match(CODE_BLOCK) ?? []).join('\n')
}
