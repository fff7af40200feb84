import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { TextArea, TextField } from '../../ui/text-field'
import { LONGEST_ABOUT, MOST_LINKS, PATH } from './face'
import type { FaceData } from './load.server'
import { PictureField } from './picture-field'

/** What somebody shows of themselves: a name and a photo; of a company, all that its page says. */
export function FaceForm({ data }: { data: FaceData }) {
  const { t } = useTranslation('face')
  const { language } = usePage()
  const { returned, fields, ofCompany } = data
  const mistakes = returned?.mistakes ?? []
  const errorOf = (name: string) => {
    const mistake = mistakes.find(({ field }) => field === name)?.mistake
    return mistake && t(`mistakes.${mistake}`, { most: MOST_LINKS })
  }
  const field = (name: keyof typeof fields) => {
    const error = errorOf(name)
    return {
      id: name,
      name,
      defaultValue: returned?.values[name] ?? fields[name] ?? '',
      ...(error && { error }),
    }
  }
  const optional = { optional: t('optional') }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={localizedPath(PATH, language)}
      className="stack face-form"
    >
      {returned ? (
        <ErrorSummary
          title={returned.failure ? t(`failures.${returned.failure}`) : t('mend')}
          errors={mistakes.map(({ field: id }) => ({ id, message: errorOf(id) ?? '' }))}
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
            maxLength={LONGEST_ABOUT}
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
            hint={t('links_hint', { most: MOST_LINKS })}
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
