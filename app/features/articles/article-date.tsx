import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { toGeorgianDate } from '~contract/values/georgian-time'

export function ArticleDate({ of: moment }: { of: string | Date }) {
  const { language } = usePage()
  const day = new Date(moment)
  return <time dateTime={toGeorgianDate(day)}>{formatDay(day, language)}</time>
}
