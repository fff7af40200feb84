import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import type { TopUpData } from './form'
import { TopUpFormHeader, useTopUpField } from './form-parts'

export function PromoCodePanel({ data }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const field = useTopUpField(data.formResult)
  return (
    <form method="post" action={data.action} className="stack">
      <TopUpFormHeader data={data} panel="promo_code" />
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
