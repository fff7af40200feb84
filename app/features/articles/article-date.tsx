import { formatDay, formatIsoDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'

export function ArticleDate({ of: moment }: { of: string | Date }) {
  const { language } = usePage()
  const day = new Date(moment)
  return <time dateTime={formatIsoDay(day)}>{formatDay(day, language)}</time>
}
