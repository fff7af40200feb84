import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { Fact } from '~/ui/fact-sheet'
import { isCalendarDate } from '~contract/values/georgian-time'
import { formatPhone } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import { parseArea } from '~contract/values/typed-measure'
import { formatSlotDay } from '../order/registry-visit/format-day'

interface OrderFact {
  name: string
  value: string
}

const CHOICES = ['type', 'registration', 'with_logo', 'who']
const NAMES = ['name', 'first_name', 'last_name', 'company_name']

/** Returns the customer's answers as text; values without a translation stay unchanged. */
export function useOrderAnswers(facts: readonly OrderFact[]): Fact[] {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return facts.map(({ name, value }) => ({
    name: t([`answers.${name}`, `fields.${name}`], name),
    value: formatAnswer(name, value),
  }))

  function formatAnswer(name: string, value: string): string {
    const area = name === 'area' ? parseArea(value) : undefined
    if (area !== undefined) return t('measure.m2', { area: formatNumber(area, language, 2) })
    if (CHOICES.includes(name)) return t(`options.${value}`, value)
    if (NAMES.includes(name)) return toReaderName(value, language)
    if (name === 'date' && isCalendarDate(value)) return formatSlotDay(value, language)
    return name === 'phone_number' ? formatPhone(value) : value
  }
}
