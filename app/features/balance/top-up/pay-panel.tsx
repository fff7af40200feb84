import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DefaultButton } from '~/forms/default-button'
import { type AnyField, GroupField, NumberInputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { type DefinedForm, useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import { parseTopUpAmount } from '~contract/values/top-up-amount'
import { formatLari } from '../format-lari'
import { CardMethodRadios, getDefaultMethod } from '../payment-method/card-method-radios'
import { ChargeQuestion } from './charge-question'
import { cardTopUpForm, pointsTopUpForm, toAmountIntent } from './form'
import type { TopUpData } from './loader.server'
import { USUAL_AMOUNTS } from './urls'

export function CardPanel({ data: { cards, action, amount, cardId, savesCard } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(cardTopUpForm, {
    defaultValue: {
      card_id: cardId ?? getDefaultMethod(cards),
      save_card: savesCard ? '1' : undefined,
      amount,
    },
  })
  if (form.needsConfirmation)
    return <ChargeQuestion form={form} fields={fields} cards={cards} action={action} />
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

export function PointsPanel({ data: { action, amount } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(pointsTopUpForm, { defaultValue: { amount } })
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
  const known = parseTopUpAmount(String(amount.initialValue ?? ''))
  const bounds = { min: formatLari(MIN_TOP_UP, language), max: formatLari(MAX_TOP_UP, language) }
  return (
    <PostForm form={form} action={action} data-enhance="top-up-form">
      {/* The Enter key pays, and chooses no amount. */}
      <DefaultButton />
      {children}
      <NumberInputField
        field={amount}
        label={t('top_up.amount')}
        hint={t('top_up.amount_hint', bounds)}
        unit="₾"
        decimals
      />
      <p className="row tight">
        <span className="visually-hidden">{t('top_up.usual')}</span>
        {USUAL_AMOUNTS.map((tetri) => (
          <button
            key={tetri}
            type="submit"
            className="chip"
            name="intent"
            value={toAmountIntent(tetri)}
            formNoValidate
            data-amount={tetri / 100}
          >
            {formatLari(tetri, language)}
          </button>
        ))}
      </p>
      <Button variant="main" wide data-pay>
        <span>
          {t('top_up.pay')}{' '}
          <span data-sum>{'tetri' in known ? formatLari(known.tetri, language) : null}</span>
        </span>
      </Button>
      <p className="sm mute">{note}</p>
    </PostForm>
  )
}
