export const slugs = {
  ka: 'iyideba-3-otaxiani-bina-vakeshi',
  en: '3-room-apartment-for-sale-in-vake',
  ru: 'prodaetsia-3-komnatnaia-kvartira-v-vake',
}

export const middleSlugs = { ka: 'iyideba-bina', en: 'for-sale-apartment', ru: 'prodaetsia-kvartira' }

const price = {
  1: { price_total: 270_000, price_square: 3_375 },
  2: { price_total: 100_000, price_square: 1_250 },
  3: { price_total: 92_000, price_square: 1_150 },
}

/** Card as the platform sends it: nulls for unknown values, and fields that no schema reads. */
export const card = {
  id: 101,
  uuid: '5d3c6f0e-8a4b-4c1d-9e2f-0a1b2c3d4e5f',
  deal_type_id: 1,
  real_estate_type_id: 1,
  status_id: 2,
  condition_id: null,
  price,
  price_type_id: 3,
  price_negotiable: false,
  price_from: false,
  currency_id: 2,
  area: 80,
  area_type_id: 1,
  yard_area: null,
  floor: 4,
  total_floors: 9,
  lat: null,
  lng: null,
  address: 'ბარნოვის ქ. ',
  city_id: 1,
  city_name: 'Tbilisi',
  district_id: 4,
  district_name: 'Vake-Saburtalo',
  urban_id: 38,
  urban_name: 'Vake',
  images: [
    {
      large: 'https://pictures.example/1.webp',
      blur: 'https://pictures.example/1_blur.webp',
      thumb: 'https://pictures.example/1_thumb.webp',
      is_main: false,
    },
    { large: 'https://pictures.example/2.webp', blur: null, thumb: null, is_main: true },
  ],
  dynamic_title: '3 room apartment for sale in vake',
  dynamic_slug: slugs.en,
  middle_slug: middleSlugs.en,
  comment: 'Bright<br />and quiet',
  '3d_url': null,
  gifts: [],
  paid_stickers: [],
  is_exclusive: false,
  is_vip: false,
  is_vip_plus: false,
  is_super_vip: true,
  favorite: false,
  hidden: false,
  created_at: '2026-11-01 09:00:00',
  last_updated: '2026-11-22 12:30:00',
  user_id: 7,
  user_type: { type: 'agency' as const, logo: null, is_premier_agent: true },
  user_statements_count: 0,
  room: '3',
  bedroom: null,
  has_3d: false,
}

/** Fields that only our own backend sends. */
export const ownCard = {
  ...card,
  id: 102,
  is_active: true,
  '3d_url': 'https://tours.example/102',
  user_type: { type: 'designer' as const, logo: '/pictures/logo_thumb.webp' },
  images: [
    {
      large: '/pictures/new-s102-0.webp',
      blur: '/pictures/new-s102-0_blur.webp',
      thumb: '/pictures/new-s102-0_thumb.webp',
      width: 1200,
      height: 900,
      is_main: true,
      illustration: true,
      base: '/pictures/new-s102-0',
      color: '#d9cfc2',
    },
  ],
}

/** Minimal statement. PHP encodes an empty object as a list. */
export const bareCard = {
  id: 103,
  deal_type_id: 7,
  real_estate_type_id: 4,
  price: [],
  gifts: null,
  images: null,
  dynamic_title: 'Land',
  dynamic_slug: 'land',
  user_type: null,
  last_updated: '2015-01-05 00:00:00',
}

export const statement = {
  ...card,
  href_lang: slugs,
  middle_slugs: middleSlugs,
  project_type_id: 8,
  room_type_id: 3,
  bedroom_type_id: 2,
  bathroom_type_id: null,
  condition: 'Newly renovated',
  build_year: '>2000',
  balconies: 1,
  balcony_area: 5.5,
  height: 0,
  rent_period: null,
  rs_code: '01.10.14.005.007',
  appear_rs_code: true,
  can_exchanged: false,
  can_exchanged_comment: null,
  price_label: { range_label: 'top_price_1', display_label: 'top_price' },
  lat: 41.709,
  lng: 44.765,
  parameters: [
    {
      id: 2,
      key: 'internet',
      sort_index: 10,
      type: 'parameter' as const,
      display_name: 'Internet',
      parameter_value: null,
    },
  ],
  youtube_link: 'not a link',
  owner_name: 'Nino',
  user_phone_number: '555000***',
  user_slug: null,
  project_slug: null,
  project_uuid: null,
  is_owner: false,
  status: 'active' as const,
  views: 12,
  quantity_of_day: 21,
}

export const bounds = { north: 41.72, south: 41.7, east: 44.78, west: 44.75 }

export const pin = {
  id: 101,
  lat: 41.709,
  lng: 44.765,
  price: { 1: { price_total: 270_000 }, 2: { price_total: 100_000 } },
  price_type_id: 3,
  price_negotiable: false,
  price_from: false,
  is_vip: false,
  is_vip_plus: true,
  is_super_vip: false,
  dynamic_title: '3-room apartment for sale in Vake',
  dynamic_slug: slugs.en,
  middle_slug: middleSlugs.en,
}

export const room = {
  name: 'Kitchen',
  yaw: 12.5,
  panoramas: [{ src: '/tours/kitchen-4096.avif', width: 4_096 }],
  view: {
    files: [{ src: '/tours/kitchen-view-480.webp', width: 480, format: 'webp' as const }],
    illustration: true,
  },
  doors: [{ room: 0, yaw: 90, pitch: -4 }],
}
