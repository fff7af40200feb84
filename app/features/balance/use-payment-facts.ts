import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { Fact } from '~/ui/fact-sheet'
import type { Payment } from '~/upstream/payments.server'
import { formatDateTime } from './format-date-time'
import { formatLari } from './format-lari'

export function useListPaymentFacts(): (payment: Payment) => Fact[] {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const purposeOf = useFormatPurpose()
  return (payment) => {
    const { amount, refunded, method, cardMask, receiptNumber, bankNumber, finishedAt, createdAt } = payment
    const facts: [name: Parameters<typeof named>[0], value: string | undefined | false][] = [
      ['amount', formatLari(amount, language)],
      ['refunded', refunded > 0 && formatLari(refunded, language)],
      ['purpose', purposeOf(payment)],
      ['method', method && t(`methods.${method}`)],
      ['card', cardMask && `•• ${cardMask.slice(-4)}`],
      ['day', formatDateTime(finishedAt ?? createdAt, language)],
      ['number', receiptNumber],
      ['bank_number', bankNumber],
    ]
    return facts.flatMap(([name, value]) => (value ? [{ name: named(name), value }] : []))
  }

  function named(name: keyof typeof import('~locales/ka/payments.json')['facts']): string {
    return t(`facts.${name}`)
  }
}

export function useFormatPurpose(): (payment: Pick<Payment, 'purpose' | 'bought'>) => string {
  const { t } = useTranslation('payments')
  return ({ purpose, bought }) => (bought ? formatBought(bought) : t(`purposes.${purpose}`))
}

/** A package that repeats the name of its service stands alone: "3D tour, per m²". */
export function formatBought({ service, package: name }: { service: string; package: string }): string {
  const [firstWord = ''] = service.split(' ')
  return name.startsWith(service) || name.startsWith(`${firstWord} `) ? name : `${service}, ${name}`
}
