import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
import { promoCodeForm } from './form'
import type { TopUpData } from './loader.server'

export function PromoCodePanel({ data: { action, promoCode } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(promoCodeForm, { defaultValue: { code: promoCode } })
  return (
    <PostForm form={form} action={action} data-enhance="top-up-form">
      <InputField
        field={fields.code}
        label={t('top_up.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button variant="main" wide data-pay>
        {t('top_up.redeem')}
      </Button>
    </PostForm>
  )
}
