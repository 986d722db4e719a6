/** What is used of the package `qr`: the text of a QR code in a picture. Throws where there is none. */
declare module 'qr/decode.js' {
  export default function decodeQR(picture: ImageData): string;
}
