import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'

/** Lists the texts that operators insert into an answer, in the order of the desk. */
export async function listAnswerTemplates(db: Db, locale: Locale) {
  const { rows } = await db.query<
    Row<'answer_templates', 'id' | 'answer_ka' | 'answer_en' | 'answer_ru'> & { title: string }
  >(
    `select id, title_${locale} as title, answer_ka, answer_en, answer_ru from answer_templates
     order by position, id`,
  )
  return rows.map(({ id, title, answer_ka: ka, answer_en: en, answer_ru: ru }) => ({
    id,
    title,
    texts: { ka, en, ru },
  }))
}
