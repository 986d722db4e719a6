/** Whole games of Dragon Market that bots have played, as links have them. */
export const BAY_RECORDS = {
  'blue, two':
    'AUVwBZrIBXTsEVZeTiYN6Dhzaj-YoC9412ZVG3K97aok8AP1RIImM4j4HdQT2oLlekbsaZ32sXGgaGnmeUV6HX0VAE3CnUdXBrPPMJncP2X-4rM0hjQ',
  'blue, three':
    'AiwF8AWWmAu9sC-7kpM4NPlS3512BxoLZxUuS21_jovSZEaMz-ncCGPVF93sn2ru54xpU2LQhkfhdW_Ng7hoy-Ci_JF1uh-gNKaXXm4Ev9tFXGPgs-RCo9q3uwAI5EyU2eMbeXLZvSv17NH8l_5sGnpEicPMBwzCGBGunSA8DNtWJNyB3cpvA-l5ZVsF09aIw',
  'blue, four':
    'AnAGcAWLDAkl84jovJ0j_UKEZoYIhWvDItHdY0DO4RwCZMbMMOsS2BjQZ1mjGT56bQdu5JfyBJXwX4-19_BOdXJQZcmBYv-xbPzK4C2kr6xgIkYR1rK4J1OHF74jbr-u8BoGq615JMOjEI48LrFLHrApuiPArDbChEasmoRUX2dwzVe9-y2UhfQFzeTHZvqNb8qeicA5EGbdSnVOTxtHZWfo',
  'red, two':
    'AQ14QAWOHAZ1Cl8uP7H3DYmfwFAMRjQIETlgTeK84atvi-oUD_lGBcqn9Eyh3HvfdgDCwOv9muUnBF7xjaNeJw300IBzJze8',
  'red, teams':
    'AVJ4UAWajAbantF6UmpdEb7Y0RU6p4MA5jnC2HpA6oJJzKkKRyaoLfPFpKF_yrP5uVVzw5OsqTDSTTvCGmMbxGznrynI_dsxrfW8bJg4uBbxlTaC6HKQK2A',
} as const;
