import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { TextArea, TextField } from '~/ui/text-field'
import { MAX_ABOUT_LENGTH, MAX_PROFILE_LINKS } from '~contract/public-profile'
import { PUBLIC_PROFILE_PATH } from './form'
import type { PublicProfileData } from './loader.server'
import { PictureField } from './picture-field'

export function PublicProfileForm({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation('public-profile')
  const { language } = usePage()
  const { formResult, fields, ofCompany } = data
  const fieldErrors = formResult?.fieldErrors ?? []
  const errorOf = (name: string) => {
    const error = fieldErrors.find(({ field }) => field === name)?.error
    return error && t(`field_errors.${error}`, { max: MAX_PROFILE_LINKS })
  }
  const field = (name: keyof typeof fields) => {
    const error = errorOf(name)
    return {
      id: name,
      name,
      defaultValue: formResult?.values[name] ?? fields[name] ?? '',
      ...(error && { error }),
    }
  }
  const optional = { optional: t('optional') }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={toLocalizedPath(PUBLIC_PROFILE_PATH, language)}
      className="stack public-profile-form"
    >
      {formResult ? (
        <ErrorSummary
          title={formResult.failure ? t(`form_errors.${formResult.failure}`) : t('error_summary')}
          errors={fieldErrors.map(({ field: id }) => ({ id, message: errorOf(id) ?? '' }))}
        />
      ) : null}
      <TextField
        label={t(ofCompany ? 'company_name' : 'display_name')}
        hint={t('name_hint')}
        required
        {...field('display_name')}
      />
      <PictureField kind="photo" data={data} error={errorOf('photo')} />
      {ofCompany ? (
        <>
          <PictureField kind="cover" data={data} error={errorOf('cover')} />
          <TextArea
            label={t('about')}
            hint={t('language_hint')}
            rows={6}
            maxLength={MAX_ABOUT_LENGTH}
            {...optional}
            {...field('about')}
          />
          <TextField label={t('foundation_date')} type="date" {...optional} {...field('foundation_date')} />
          <TextField label={t('address')} hint={t('language_hint')} {...optional} {...field('address')} />
          <TextField
            label={t('website')}
            inputMode="url"
            autoComplete="url"
            {...optional}
            {...field('website')}
          />
          <TextArea
            label={t('links')}
            hint={t('links_hint', { max: MAX_PROFILE_LINKS })}
            rows={3}
            spellCheck={false}
            {...optional}
            {...field('links')}
          />
          <TextField
            label={t('additional_phone')}
            hint={t('phone_hint')}
            type="tel"
            inputMode="numeric"
            {...optional}
            {...field('additional_phone')}
          />
          <TextField
            label={t('public_email')}
            inputMode="email"
            hint={t('email_hint')}
            {...optional}
            {...field('public_email')}
          />
        </>
      ) : null}
      <Button variant="main" name="intent" value="save">
        {t('save')}
      </Button>
    </form>
  )
}
