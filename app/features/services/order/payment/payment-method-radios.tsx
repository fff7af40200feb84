import { useTranslation } from 'react-i18next'
import { BALANCE, CardMethodRadios, formatLari, getDefaultMethod, POINTS } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Fieldset } from '~/ui/field'
import { Output } from '~/ui/output'
import type { SavedCard } from '~/upstream/payments.server'
import type { FieldValues } from '../field-validation'

interface PaymentMethodRadiosProps {
  field: { id: string; name: string; error?: string }
  funds: { balance: number | undefined; cards: SavedCard[] | undefined; topUpHref: string }
  total: number
  formValues: FieldValues | undefined
}

export function PaymentMethodRadios({
  field,
  funds: { balance, cards, topUpHref },
  total,
  formValues: typed,
}: PaymentMethodRadiosProps) {
  const { t } = useTranslation(['services', 'payments'])
  const { language } = usePage()
  const isEnough = balance !== undefined && balance >= total
  const chosen = typed ? (typed.card_id ?? '') : isEnough ? BALANCE : getDefaultMethod(cards)
  const radio = (value: string) => ({
    type: 'radio',
    name: 'card_id',
    value,
    defaultChecked: value === chosen,
    required: true,
  })
  return (
    <Fieldset
      legend={t('payments:top_up.pay_with')}
      {...field}
      hint={cards ? undefined : t('payments:top_up.cards_failed')}
    >
      {balance === undefined ? null : (
        <div className="from-balance">
          <Checkbox
            {...radio(BALANCE)}
            disabled={!isEnough}
            label={
              <span>
                {t('payments:methods.balance')}:{' '}
                <Output name="balance" value={balance / 100}>
                  {formatLari(balance, language)}
                </Output>
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
      <CardMethodRadios cards={cards} chosen={chosen} isRemembered={typed?.save_card === '1'} />
      <Checkbox {...radio(POINTS)} label={t('payments:methods.points')} />
    </Fieldset>
  )
}
