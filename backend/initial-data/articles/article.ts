import type { Locale } from '~backend/platform/localized-text'

/** Subject of the drawn picture. */
export interface ArticleDrawing {
  kind: 'balcony' | 'bedroom' | 'kitchen' | 'living' | 'new' | 'old' | 'panel' | 'plan' | 'tuff'
  seed: string
  n: number
}

interface ArticleText {
  title: string
  lead: string
  /** Paragraphs separated by blank lines; `## ` heading, `- ` list item, `[text](url)` link. */
  body: string
}

interface Source {
  name: Record<Locale, string>
  url?: string
}

export interface Article extends Record<Locale, ArticleText> {
  slug: string
  day: string
  drawing: ArticleDrawing
  sources: readonly Source[]
}
