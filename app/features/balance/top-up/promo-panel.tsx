import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import type { TopUpData } from './form'
import { FormHead, useField } from './form-parts'

/** A code that somebody was given. */
export function PromoPanel({ data }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const field = useField(data.returned)
  return (
    <form method="post" action={data.action} className="stack">
      <FormHead data={data} panel="promo_code" />
      <TextField
        label={t('top_up.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...field('code')}
      />
      <Button variant="main" wide name="intent" value="topup">
        {t('top_up.redeem')}
      </Button>
    </form>
  )
}
