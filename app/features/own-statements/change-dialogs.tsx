import { useTranslation } from 'react-i18next'
import { orderPagePath } from '~/features/services'
import { CurrencyField, PriceQuestion } from '~/features/statement-drafts'
import { formatMoney } from '~/features/statements'
import { DefaultButton } from '~/forms/default-button'
import { NumberInputField } from '~/forms/fields'
import { FormDialog } from '~/forms/form-dialog'
import { usePageData } from '~/forms/form-reply'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { PriceDoubt } from '~/upstream/price-doubts'
import type { ActivePackage } from '~/upstream/services.server'
import { CURRENCY_SIGNS, type Currency } from '~contract/currencies'
import { getClosingOutcome } from '~contract/statements'
import { toClosingKey } from './closing-key'
import { closeForm, priceForm } from './form'

interface ChangeDialogProps {
  /** Statement with the price in the owner's currency; undefined if negotiable. */
  statement: { id: number; title: string; currency: Currency; price?: number | undefined }
  closeHref: string
}

export function PriceDialog({ statement, closeHref }: ChangeDialogProps) {
  const { id, title, currency, price } = statement
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { form, fields, isRejected } = useDefinedForm(priceForm, {
    defaultValue: { currency_id: currency === 'gel' ? '1' : '2' },
  })
  const doubt = usePageData<PriceDoubt | undefined>(priceForm.id, undefined)
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      id="price"
      title={t('price.title')}
      summary={title}
      closeHref={closeHref}
    >
      {doubt ? <DefaultButton /> : null}
      <input type="hidden" name={fields.statement.name} value={id} />
      <NumberInputField
        field={fields.price}
        label={t('price.new')}
        hint={price ? t('price.now', { price: formatMoney(price, currency, language) }) : undefined}
        maxLength={15}
      />
      <CurrencyField field={fields.currency_id} />
      <PriceQuestion doubt={doubt} />
      <Button variant="main" wide>
        {t('price.save')}
      </Button>
    </FormDialog>
  )
}

interface ClosingDialogProps extends ChangeDialogProps {
  /** Promotions that have paid days left. */
  promotions: readonly ActivePackage[]
  statement: ChangeDialogProps['statement'] & { dealId: number }
}

/** Renders the closing form; the final price is optional and improves the estimates. */
export function ClosingDialog({ statement, promotions, closeHref }: ClosingDialogProps) {
  const { id, title, currency, dealId } = statement
  const { t } = useTranslation('own-statements')
  const { form, fields, isRejected } = useDefinedForm(closeForm)
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      id="close"
      title={t(`closing.titles.${toClosingKey(dealId)}`)}
      summary={title}
      closeHref={closeHref}
    >
      <p>{t('closing.text')}</p>
      {promotions.length > 0 ? <RunningPromotions promotions={promotions} /> : null}
      <input type="hidden" name={fields.statement.name} value={id} />
      <input type="hidden" name={fields.outcome.name} value={getClosingOutcome(dealId)} />
      <NumberInputField
        field={fields.final_price}
        label={t('closing.final_price')}
        optional={t('closing.optional')}
        hint={t('closing.final_price_hint')}
        unit={CURRENCY_SIGNS[currency]}
        maxLength={15}
      />
      <Button variant="main" wide>
        {t(`closing.titles.${toClosingKey(dealId)}`)}
      </Button>
    </FormDialog>
  )
}

/**
 * Renders the running promotions: their days pass while the statement is hidden, until the owner ends them.
 */
function RunningPromotions({ promotions }: Pick<ClosingDialogProps, 'promotions'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  return (
    <div>
      <p>{t('closing.promotion')}</p>
      <ul>
        {promotions.map(({ orderId, name, until }) => (
          <li key={orderId}>
            <a href={toLocalizedPath(orderPagePath(orderId), language)}>
              {t('closing.end_promotion', { name, day: formatDay(until, language) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
