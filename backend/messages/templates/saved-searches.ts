import type { Locale } from '~backend/platform/localized-text'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import type { EmailContent, EmailTemplate } from '../content'

interface NewStatements {
  /** Saved searches with their number of new statements. */
  searches: readonly { name: string; query: string; count: number }[]
}

const TEXTS: Readonly<
  Record<Locale, { subject: (count: number) => string; text: string; open: string; openAll: string }>
> = {
  ka: {
    subject: (count) =>
      count === 1 ? 'ახალი განცხადება თქვენი ძიებით' : `${count} ახალი განცხადება თქვენი ძიებით`,
    text: 'წინა წერილის შემდეგ დაემატა:',
    open: 'განცხადებების ნახვა',
    openAll: 'შენახული ძიებები',
  },
  en: {
    subject: (count) =>
      count === 1 ? 'A new listing for your search' : `${count} new listings for your searches`,
    text: 'Added since we last wrote:',
    open: 'See the listings',
    openAll: 'Saved searches',
  },
  ru: {
    subject: (count) =>
      count === 1 ? 'Новое объявление по вашему поиску' : `Новые объявления по вашим поискам: ${count}`,
    text: 'Появилось с прошлого письма:',
    open: 'Посмотреть объявления',
    openAll: 'Сохранённые поиски',
  },
}

const createTemplate =
  (locale: Locale) =>
  ({ searches }: NewStatements): EmailContent => {
    const { subject, text, open, openAll } = TEXTS[locale]
    const [first] = searches
    const total = searches.reduce((sum, { count }) => sum + count, 0)
    return {
      subject: subject(total),
      paragraphs: [text],
      rows: searches.map(({ name, count }) => [name, String(count)]),
      link:
        first && searches.length === 1
          ? { label: open, path: `/s?${first.query}&order_by=created_at&sequence=desc` }
          : { label: openAll, path: SAVED_SEARCHES_PATH },
    }
  }

export const NEW_STATEMENTS: EmailTemplate<NewStatements> = {
  ka: createTemplate('ka'),
  en: createTemplate('en'),
  ru: createTemplate('ru'),
}
