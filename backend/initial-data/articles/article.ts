import { z } from 'zod'
import type { Locale } from '~backend/platform/localized-text'
import { LocalizedSchema } from '../localized-schema'
import table from './articles.json'

const ArticleEntry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  day: z.iso.date(),
  /** Subject of the drawn picture. */
  drawing: z.strictObject({
    kind: z.enum(['balcony', 'bedroom', 'kitchen', 'living', 'new', 'old', 'panel', 'plan', 'tuff']),
    seed: z.string().min(1),
    n: z.int().min(0),
  }),
  sources: z.array(z.strictObject({ name: LocalizedSchema, url: z.url().optional() })),
})

type ArticleEntry = z.output<typeof ArticleEntry>
export type ArticleDrawing = ArticleEntry['drawing']

interface ArticleText {
  title: string
  lead: string
  /** Headings (`## `), lists (`- `) and paragraphs between blank lines, with `[text](url)` links. */
  body: string
}

export interface Article extends ArticleEntry, Record<Locale, ArticleText> {}

/** Articles without their texts, latest first. */
export const ARTICLE_ENTRIES: readonly ArticleEntry[] = z.array(ArticleEntry).parse(table)

const MARKDOWN = /^# (?<title>.+)\n\n(?<lead>.+(?:\n.+)*)\n\n(?<body>\S[\s\S]*)$/

/**
 * Parses an article's Markdown: `# ` title, lead and body.
 * @throws Error for a text without one of them
 */
export function parseArticleText(markdown: string): ArticleText {
  const { title, lead, body } = MARKDOWN.exec(markdown)?.groups ?? {}
  if (!title || !lead || !body) throw new Error('an article needs a title, a lead and a body')
  return { title, lead: lead.replaceAll('\n', ' '), body }
}
