import { ProfilePictureUploaded, PublicProfile } from '../schemas/public-profile'
import { sample } from './sample'

export const publicProfileSamples = [
  sample('GET /profile/public', PublicProfile, {
    type: 'broker',
    slug: 'sample-homes',
    display_name: 'Sample Homes',
    photo: { thumb: '/pictures/own/sample_thumb.webp' },
    cover: null,
    about: 'We sell flats.',
    foundation_date: '2015-05-20',
    website: 'https://homes.example',
    address: 'Sample Street 2',
    links: ['https://social.example/homes'],
    additional_phone: '555000000',
    public_email: 'office@homes.example',
  }),
  sample('GET /profile/public', PublicProfile, { display_name: 'Nino' }),
  sample('POST /profile/pictures', ProfilePictureUploaded, {
    token: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
    picture: { thumb: '/pictures/own/sample_thumb.webp' },
  }),
]
