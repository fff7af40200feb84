import { useTranslation } from 'react-i18next'
import { DefaultButton } from '~/forms/default-button'
import { CheckboxField, GroupField, InputField, TextAreaField } from '~/forms/fields'
import { useFormReply } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { type DefinedForm, type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { IconButton } from '~/ui/icon-button'
import type { PublicProfile } from '~/upstream/public-profile.server'
import { MAX_PROFILE_LINKS, PROFILE_PICTURE_FORMATS, type ProfilePictureKind } from '~contract/public-profile'
import {
  companyProfileForm,
  isOwnPicture,
  MAX_PICTURE_SIZE,
  PUBLIC_PROFILE_PATH,
  personProfileForm,
} from './form'

export function PublicProfileForm({ data }: { data: PublicProfile & { isCompany: boolean } }) {
  return data.isCompany ? <CompanyProfileForm data={data} /> : <PersonProfileForm data={data} />
}

function PersonProfileForm({ data: { fields: known, pictures } }: { data: PublicProfile }) {
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

function CompanyProfileForm({ data: { fields: known, pictures } }: { data: PublicProfile }) {
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

const ACCEPTED_TYPES = PROFILE_PICTURE_FORMATS.map((format) => `image/${format}`).join()

type CompanyFields = FieldsOf<typeof companyProfileForm>

interface PictureFieldProps {
  kind: ProfilePictureKind
  label: string
  file: CompanyFields['photo']
  token: CompanyFields['photo_token']
  url: CompanyFields['photo_url']
  remove: CompanyFields['remove_photo']
  /** Picture of the saved profile. */
  current: string | undefined
}

function PictureField({ kind, label, file, token, url, remove, current }: PictureFieldProps) {
  const { t } = useTranslation('public-profile')
  const uploaded = isOwnPicture(url.initialValue) ? url.initialValue : undefined
  const shown = uploaded ?? current
  return (
    <div className="stack own-picture">
      <InputField
        field={file}
        type="file"
        label={label}
        hint={t('picture_hint', { max: MAX_PICTURE_SIZE })}
        optional={t('optional')}
        accept={ACCEPTED_TYPES}
      />
      {shown ? (
        <div className="row">
          <img className={kind} src={shown} alt={t('current_picture')} width={160} height={120} />
          {uploaded ? (
            <>
              <p className="sm">{t('picture_uploaded')}</p>
              <input type="hidden" name={token.name} value={token.initialValue} />
              <input type="hidden" name={url.name} value={uploaded} />
            </>
          ) : (
            <CheckboxField field={remove} label={t('remove_picture')} />
          )}
        </div>
      ) : null}
    </div>
  )
}

interface LinkFieldsProps {
  form: DefinedForm
  field: FieldsOf<typeof companyProfileForm>['links']
}

/**
 * Renders any number of links; the buttons submit the form, which is shown again with one row more or less.
 */
function LinkFields({ form: { metadata }, field }: LinkFieldsProps) {
  const { t } = useTranslation('public-profile')
  const isChanged = useFormReply(companyProfileForm.id)?.result.intent !== undefined
  const rows = field.getFieldList()
  const name: string = field.name
  return (
    <GroupField
      field={field}
      legend={t('links')}
      hint={t('links_hint', { max: MAX_PROFILE_LINKS })}
      optional={t('optional')}
    >
      {rows.map((row, index) => (
        <div key={row.key} className="link-row">
          <InputField
            field={row}
            label={t('link', { number: index + 1 })}
            inputMode="url"
            autoFocus={isChanged && index === rows.length - 1}
          />
          <IconButton
            {...metadata.remove.getButtonProps({ name, index })}
            icon="trash"
            label={t('remove_link', { number: index + 1 })}
          />
        </div>
      ))}
      {rows.length < MAX_PROFILE_LINKS ? (
        <p>
          <Button
            {...metadata.insert.getButtonProps({ name })}
            size="small"
            icon="plus"
            autoFocus={isChanged && rows.length === 0}
          >
            {t('add_link')}
          </Button>
        </p>
      ) : null}
    </GroupField>
  )
}
