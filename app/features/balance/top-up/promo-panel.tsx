import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { promoCodeForm } from './form'
import type { TopUpData } from './loader.server'

export function PromoCodePanel({ data: { action } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(promoCodeForm)
  return (
    <PostForm form={form} action={action} data-enhance="top-up-form">
      <InputField
        field={fields.code}
        label={t('top_up.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {fields.code.errors?.key === 'promo_code_needs_phone' ? (
        <p className="sm">
          <a href={toLocalizedPath('/account/personalInformation', language)}>{t('top_up.confirm_phone')}</a>
        </p>
      ) : null}
      <Button variant="main" wide data-pay>
        {t('top_up.redeem')}
      </Button>
    </PostForm>
  )
}
