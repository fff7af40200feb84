import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnyField, GroupField, NumberInputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { type DefinedForm, useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import { formatLari } from '../format-lari'
import { CardMethodRadios, getDefaultMethod } from '../payment-method/card-method-radios'
import { cardTopUpForm, pointsTopUpForm } from './form'
import type { TopUpData } from './loader.server'

export function CardPanel({ data: { cards, action } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(cardTopUpForm, {
    defaultValue: { card_id: getDefaultMethod(cards) },
  })
  return (
    <TopUpForm form={form} action={action} amount={fields.amount} note={t('top_up.at_bank')}>
      <GroupField
        field={fields.card_id}
        legend={t('top_up.pay_with')}
        hint={cards ? undefined : t('top_up.cards_failed')}
      >
        <CardMethodRadios
          cards={cards}
          chosen={fields.card_id.initialValue}
          isRemembered={fields.save_card.initialValue !== undefined}
        />
      </GroupField>
    </TopUpForm>
  )
}

export function PointsPanel({ data: { action } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(pointsTopUpForm)
  return <TopUpForm form={form} action={action} amount={fields.amount} note={t('top_up.points_text')} />
}

interface TopUpFormProps {
  form: DefinedForm
  action: string
  amount: AnyField
  note: string
  children?: ReactNode
}

function TopUpForm({ form, action, amount, note, children }: TopUpFormProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const bounds = { min: formatLari(MIN_TOP_UP, language), max: formatLari(MAX_TOP_UP, language) }
  return (
    <PostForm form={form} action={action}>
      {children}
      <NumberInputField
        field={amount}
        label={t('top_up.amount')}
        hint={t('top_up.amount_hint', bounds)}
        unit="₾"
        decimals
      />
      <Button variant="main" wide>
        {t('top_up.pay')}
      </Button>
      <p className="sm mute">{note}</p>
    </PostForm>
  )
}
