import { useTranslation } from 'react-i18next'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { formatPhone } from '~contract/values/phone'
import { phoneForm } from './form'
import type { ProfileData } from './profile.server'

export function PhoneForm({ data: { user, phoneDraft } }: { data: ProfileData }) {
  const { t } = useTranslation('profile')
  const { layout } = usePage()
  const others = user.validPhones.filter((phone) => phone !== user.phone)
  const { form } = useDefinedForm(phoneForm, { draft: phoneDraft })
  return (
    <section className="stack narrow-form" aria-labelledby="phone">
      <h2 id="phone">{t('phone')}</h2>
      <p>{user.phone ? <b className="nowrap">{formatPhone(user.phone)}</b> : t('no_phone')}</p>
      {user.phone && !user.validPhones.includes(user.phone) ? <p>{t('phone_unproven')}</p> : null}
      {others.length > 0 ? (
        <p>
          {t('other_phones')}: {others.map(formatPhone).join(', ')}
        </p>
      ) : null}
      <PostForm form={form} action={layout.currentHref}>
        <PhoneProofField form={form} label={t('new_phone')} />
        {form.phoneProof?.isDone ? (
          <Button name="intent" value={phoneForm.intent}>
            {t('save')}
          </Button>
        ) : null}
      </PostForm>
    </section>
  )
}
