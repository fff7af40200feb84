import { useTranslation } from 'react-i18next'
import { DefaultButton } from '~/forms/default-button'
import { InputField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { companyProfileForm, PUBLIC_PROFILE_PATH, personProfileForm } from './form'
import { LinkFields } from './link-fields'
import type { PublicProfileData } from './loader.server'
import { PictureField } from './picture-field'

export function PublicProfileForm({ data }: { data: PublicProfileData }) {
  return data.isCompany ? <CompanyProfileForm data={data} /> : <PersonProfileForm data={data} />
}

function PersonProfileForm({ data: { fields: known, pictures } }: { data: PublicProfileData }) {
  const { t } = useTranslation('public-profile')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(personProfileForm, {
    defaultValue: { display_name: known.display_name },
  })
  return (
    <PostForm
      form={form}
      encType="multipart/form-data"
      action={toLocalizedPath(PUBLIC_PROFILE_PATH, language)}
      className="stack public-profile-form"
    >
      <InputField field={fields.display_name} label={t('display_name')} hint={t('name_hint')} />
      <PictureField
        kind="photo"
        label={t('pictures.photo')}
        file={fields.photo}
        token={fields.photo_token}
        url={fields.photo_url}
        remove={fields.remove_photo}
        current={pictures.photo}
      />
      <p>
        <Button variant="main">{t('save')}</Button>
      </p>
    </PostForm>
  )
}

function CompanyProfileForm({ data: { fields: known, pictures } }: { data: PublicProfileData }) {
  const { t } = useTranslation('public-profile')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(companyProfileForm, { defaultValue: known })
  const optional = t('optional')
  return (
    <PostForm
      form={form}
      encType="multipart/form-data"
      action={toLocalizedPath(PUBLIC_PROFILE_PATH, language)}
      className="stack public-profile-form"
    >
      <DefaultButton />
      <InputField field={fields.display_name} label={t('company_name')} hint={t('name_hint')} />
      <PictureField
        kind="photo"
        label={t('pictures.logo')}
        file={fields.photo}
        token={fields.photo_token}
        url={fields.photo_url}
        remove={fields.remove_photo}
        current={pictures.photo}
      />
      <PictureField
        kind="cover"
        label={t('pictures.cover')}
        file={fields.cover}
        token={fields.cover_token}
        url={fields.cover_url}
        remove={fields.remove_cover}
        current={pictures.cover}
      />
      <TextAreaField
        field={fields.about}
        label={t('about')}
        hint={t('language_hint')}
        optional={optional}
        rows={6}
      />
      <InputField
        field={fields.foundation_date}
        label={t('foundation_date')}
        optional={optional}
        type="date"
      />
      <InputField field={fields.address} label={t('address')} hint={t('language_hint')} optional={optional} />
      <InputField
        field={fields.website}
        label={t('website')}
        optional={optional}
        inputMode="url"
        autoComplete="url"
      />
      <LinkFields form={form} field={fields.links} />
      <InputField
        field={fields.additional_phone}
        label={t('additional_phone')}
        hint={t('phone_hint')}
        optional={optional}
        type="tel"
        inputMode="numeric"
      />
      <InputField
        field={fields.public_email}
        label={t('public_email')}
        hint={t('email_hint')}
        optional={optional}
        inputMode="email"
      />
      <p>
        <Button variant="main">{t('save')}</Button>
      </p>
    </PostForm>
  )
}
