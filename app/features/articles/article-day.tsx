import { usePage } from '../../http/page'
import { formatDay, isoDay } from '../../i18n/format'

/** The day of an article, for people and for machines. */
export function ArticleDay({ of: moment }: { of: string | Date }) {
  const { language } = usePage()
  const day = new Date(moment)
  return <time dateTime={isoDay(day)}>{formatDay(day, language)}</time>
}
