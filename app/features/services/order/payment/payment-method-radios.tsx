import { useTranslation } from 'react-i18next'
import { BALANCE, CardMethodRadios, formatLari, getDefaultMethod, POINTS } from '~/features/balance'
import type { AnyField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Fieldset } from '~/ui/field'
import { Output } from '~/ui/output'
import type { SavedCard } from '~/upstream/payments.server'

interface PaymentMethodRadiosProps {
  fields: Record<'card_id' | 'save_card', AnyField>
  /** True for a rejected form, which keeps the chosen values. */
  isRejected: boolean
  funds: { balance: number | undefined; cards: SavedCard[] | undefined; topUpHref: string }
  total: number
}

export function PaymentMethodRadios({
  fields: { card_id: field, save_card },
  isRejected,
  funds: { balance, cards, topUpHref },
  total,
}: PaymentMethodRadiosProps) {
  const { t } = useTranslation(['services', 'payments'])
  const { language } = usePage()
  const error = useErrorText()(field.errors)
  const isEnough = balance !== undefined && balance >= total
  const preferred = isEnough ? BALANCE : getDefaultMethod(cards)
  const chosen = isRejected ? String(field.initialValue ?? '') : preferred
  const radio = (value: string) => ({
    type: 'radio',
    name: field.name,
    value,
    defaultChecked: value === chosen,
    required: true,
  })
  return (
    <Fieldset
      legend={t('payments:top_up.pay_with')}
      id={field.id}
      error={error}
      hint={cards ? undefined : t('payments:top_up.cards_failed')}
    >
      {balance === undefined ? null : (
        <div className="from-balance">
          <Checkbox
            {...radio(BALANCE)}
            defaultChecked={isEnough && chosen === BALANCE}
            disabled={!isEnough}
            label={
              <span>
                {t('payments:methods.balance')}:{' '}
                <Output name="balance" value={balance / 100}>
                  {formatLari(balance, language)}
                </Output>{' '}
                {isEnough ? null : <small>{t('services:insufficient_balance')}</small>}
              </span>
            }
          />
          {isEnough ? null : (
            <ButtonLink size="small" icon="plus" href={topUpHref} rel="nofollow">
              {t('payments:page.top_up')}
            </ButtonLink>
          )}
        </div>
      )}
      <CardMethodRadios cards={cards} chosen={chosen} isRemembered={save_card.initialValue === '1'} />
      <Checkbox {...radio(POINTS)} label={t('payments:methods.points')} />
    </Fieldset>
  )
}
