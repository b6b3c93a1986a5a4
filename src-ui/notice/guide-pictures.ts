import consent from '../assets/guide/consent.jpg'
import form from '../assets/guide/form.jpg'
import number from '../assets/guide/number.jpg'
import proof from '../assets/guide/proof.jpg'
import result from '../assets/guide/result.jpg'
import selfCheck from '../assets/guide/self-check.jpg'
import verification from '../assets/guide/verification.jpg'

/** Pictures of the real screens by step, made from the running product: see `assets/guide/make-pictures.mjs`. [P-256] */
export const GUIDE_PICTURES: Readonly<Record<string, string>> = {
  consent,
  form,
  number,
  proof,
  result,
  verification,
  'self-check': selfCheck,
}
