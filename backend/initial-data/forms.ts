import type { FormField, LocalizedText } from '~backend/forms/field'
import type { Db } from '~backend/platform/db/pool'
import { formatFormOptions } from '~contract/form-options'

interface SeededForm {
  id: number
  title: LocalizedText
  description: LocalizedText
  thanks: LocalizedText
  fields: FormField[]
  isClosed?: boolean
}

const localized = (ka: string, en: string, ru: string): LocalizedText => ({ ka, en, ru })

const PARTNER: SeededForm = {
  id: 1,
  title: localized('გახდით პარტნიორი', 'Become a partner', 'Станьте партнёром'),
  description: localized(
    'ფოტოგრაფი ხართ, შემფასებელი ან აზომვებს აკეთებთ? მოგვიყევით და სამ სამუშაო დღეში დაგიკავშირდებით.',
    'Are you a photographer, a valuer or a surveyor? Tell us, and we will be in touch within three working days.',
    'Вы фотограф, оценщик или делаете обмеры? Расскажите о себе, и мы свяжемся с вами в течение трёх рабочих дней.',
  ),
  thanks: localized(
    'გმადლობთ! განაცხადი მივიღეთ და სამ სამუშაო დღეში დაგიკავშირდებით.',
    'Thank you! We have your application and will be in touch within three working days.',
    'Спасибо! Заявка у нас, мы свяжемся с вами в течение трёх рабочих дней.',
  ),
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      rules: 'min:2|max:100',
      title: localized('სახელი და გვარი', 'Name and surname', 'Имя и фамилия'),
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      rules: '',
      title: localized('ელფოსტა', 'Email', 'Эл. почта'),
      placeholder: localized('nino@example.ge', 'nino@example.ge', 'nino@example.ge'),
    },
    {
      name: 'phone',
      type: 'tel',
      required: false,
      rules: 'digits:9',
      title: localized('მობილური', 'Mobile', 'Мобильный'),
      placeholder: localized('555123456', '555123456', '555123456'),
    },
    {
      name: 'trade',
      type: 'radio',
      required: true,
      rules: '',
      title: localized('რას აკეთებთ', 'What you do', 'Чем вы занимаетесь'),
      options: [
        { value: 'photo', title: localized('ფოტო და 3D ტური', 'Photos and 3D tours', 'Фото и 3D-туры') },
        { value: 'valuation', title: localized('შეფასება', 'Valuation', 'Оценка') },
        { value: 'measuring', title: localized('აზომვა', 'Measuring', 'Обмеры') },
      ],
    },
    {
      name: 'city',
      type: 'select',
      required: true,
      rules: '',
      title: localized('სად მუშაობთ', 'Where you work', 'Где вы работаете'),
      options: [
        { value: 'tbilisi', title: localized('თბილისი', 'Tbilisi', 'Тбилиси') },
        { value: 'batumi', title: localized('ბათუმი', 'Batumi', 'Батуми') },
        { value: 'kutaisi', title: localized('ქუთაისი', 'Kutaisi', 'Кутаиси') },
      ],
    },
    {
      name: 'days',
      type: 'checkbox',
      required: false,
      rules: '',
      title: localized('როდის გცალიათ', 'When you are free', 'Когда вы свободны'),
      options: [
        { value: 'weekdays', title: localized('სამუშაო დღეებში', 'On weekdays', 'По будням') },
        { value: 'weekend', title: localized('შაბათ-კვირას', 'At weekends', 'По выходным') },
      ],
    },
    {
      name: 'years',
      type: 'number',
      required: true,
      rules: 'min:0|max:60',
      title: localized('გამოცდილება, წელი', 'Experience, years', 'Опыт, лет'),
    },
    {
      name: 'since',
      type: 'date',
      required: false,
      rules: '',
      title: localized('როდიდან შეგიძლიათ დაწყება', 'When you can begin', 'Когда можете начать'),
    },
    {
      name: 'sample',
      type: 'file',
      required: false,
      rules: '',
      title: localized('ნამუშევრის ნიმუში', 'A sample of your work', 'Пример работы'),
    },
    {
      name: 'about',
      type: 'textarea',
      required: false,
      rules: 'max:1000',
      title: localized('კიდევ რა უნდა ვიცოდეთ', 'What else we should know', 'Что ещё нам стоит знать'),
    },
    {
      name: 'consent',
      type: 'checkbox',
      required: true,
      rules: '',
      title: localized(
        'თანახმა ვარ, რომ დამიკავშირდეთ',
        'I agree to be contacted',
        'Согласен, чтобы со мной связались',
      ),
    },
  ],
}

const SURVEY: SeededForm = {
  id: 2,
  title: localized('გამოკითხვა ძებნაზე', 'A survey about search', 'Опрос о поиске'),
  description: localized('რა გვაკლია ძებნაში?', 'What does the search lack?', 'Чего не хватает поиску?'),
  thanks: localized('გმადლობთ!', 'Thank you!', 'Спасибо!'),
  fields: [
    {
      name: 'lacking',
      type: 'textarea',
      required: true,
      rules: 'max:1000',
      title: localized('თქვენი აზრი', 'Your opinion', 'Ваше мнение'),
    },
  ],
  isClosed: true,
}

export async function addForms(db: Db): Promise<void> {
  for (const form of [PARTNER, SURVEY]) {
    const { id, title, description, thanks, fields, isClosed = false } = form
    const { rowCount } = await db.query(
      `insert into dynamic_forms (id, title_ka, title_en, title_ru, description_ka, description_en, description_ru,
         thanks_ka, thanks_en, thanks_ru, is_open) overriding system value
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`,
      [id, ...[title, description, thanks].flatMap(({ ka, en, ru }) => [ka, en, ru]), !isClosed],
    )
    if (rowCount === 0) continue
    for (const [at, field] of fields.entries()) await addField(db, id, at + 1, field)
  }
  await db.query(
    `select setval(pg_get_serial_sequence('dynamic_forms', 'id'), greatest((select max(id) from dynamic_forms), 1))`,
  )
}

async function addField(db: Db, formId: number, position: number, field: FormField): Promise<void> {
  const { name, type, title, placeholder, required, rules, options = [] } = field
  await db.query(
    `insert into form_fields (form_id, position, key, type, title_ka, title_en, title_ru, placeholder_ka,
       placeholder_en, placeholder_ru, is_required, rules, options)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      formId,
      position,
      name,
      type,
      title.ka,
      title.en,
      title.ru,
      placeholder?.ka ?? '',
      placeholder?.en ?? '',
      placeholder?.ru ?? '',
      required,
      rules,
      formatFormOptions(options),
    ],
  )
}
