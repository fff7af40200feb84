import { formatDay, formatIsoDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'

/** The day of an article, for people and for machines. */
export function ArticleDate({ of: moment }: { of: string | Date }) {
  const { language } = usePage()
  const day = new Date(moment)
  return <time dateTime={formatIsoDay(day)}>{formatDay(day, language)}</time>
}
