import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'

const RATERS = [
  {
    id: 1,
    name_ka: 'თამარ კვაჭაძე',
    name_en: 'Tamar Kvachadze',
    name_ru: 'Тамар Квачадзе',
    company_ka: 'საზომი ჯგუფი',
    company_en: 'Sazomi Group',
    company_ru: 'Группа «Сазоми»',
    certificate: 'RE-0147',
    price: 15_000,
  },
  {
    id: 2,
    name_ka: 'ლევან ჩხაიძე',
    name_en: 'Levan Chkhaidze',
    name_ru: 'Леван Чхаидзе',
    company_ka: 'ფასის ბიურო',
    company_en: 'Pasis Biuro',
    company_ru: '«Пасис Бюро»',
    certificate: 'RE-0212',
    price: 16_000,
  },
  {
    id: 3,
    name_ka: 'ქეთევან ონიანი',
    name_en: 'Ketevan Oniani',
    name_ru: 'Кетеван Ониани',
    company_ka: 'აქტივი და ღირებულება',
    company_en: 'Asset & Value',
    company_ru: '«Актив и стоимость»',
    certificate: 'RE-0093',
    price: 18_000,
  },
  {
    id: 4,
    name_ka: 'ზურაბ მახარაშვილი',
    name_en: 'Zurab Makharashvili',
    name_ru: 'Зураб Махарашвили',
    company_ka: 'დამოუკიდებელი შემფასებელი',
    company_en: 'Independent valuer',
    company_ru: 'Независимый оценщик',
    certificate: 'RE-0318',
    price: 17_000,
  },
]

export async function addRaters(db: Db): Promise<void> {
  await insertRows(
    db,
    'raters',
    RATERS.map((rater, at) => ({ ...rater, is_active: true, position: at + 1 })),
    'on conflict do nothing',
  )
}
