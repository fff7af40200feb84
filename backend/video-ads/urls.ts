/** Where films of our own that advertise are told of, and what is counted of them. */
export const VIDEO_ADS_PATH = '/adverts'
