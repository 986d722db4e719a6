/** Whole games of Dragon Market that bots have played, as links have them. */
export const BAY_RECORDS = {
  'blue, two':
    'AVVwBYrsBJq3MQf0u3kbmlvkJKSrdCSj53F8rEJ75rjpZMS80hy9HawO4Kvj0faO7KfQg_CCgFeSQMtoA5QNIN5tMvCiuqamyklff_LKTrHKeY4LKqUj9tXA',
  'blue, three':
    'AmgF8AWPIAnbDolTVvVaY8Ur8pchW2MT3fkd7fmAIpun6yQhl-YLHphRh75BbEZV1eT8qwQk20zypVvM-Wbz3Yy72Y0tyrdn1sStfBPbfb_hKcy06Cr9RgJXITPUFnxC-yLdrlfbq9DwvFgLCb8kNqGmiWH8_GLf-qjNuKoYi6gZ_PPQkBXVO1bY6270dm5gH-Lgr9KQ_ZAW2hKBuJK53',
  'blue, four':
    'AkAGcAWOyAnbDok4OT34N0rBL07Jyw272o36SmO4SYJt8iyH2QHmuH6z-ajCs5C4kwseTQKJkQue9T2QUCOa2nv-gBtu1bq2QQ3ax-IZwzulLsAG0KYX6tE4ny6w8O3IBViY0PkAyGceLI0GY3emGWyQrScrD3gFNvDmk8XlHOy2jh8FLphJDaC6gXcz2HbxKvbd02rQ',
  'red, two':
    'AQ14QAWOHAZ1Cl8uP7H3DYmfwFAMRjQIETlgTeK84atvi-oUD_lGBcqn9Eyh3HvfdgDCwOv9muUnBF7xjaNeJw300IBzJze8',
  'blue, teams':
    'AdJ4EAWLyAUYfiuQjjV-fuf-pOlD1GRTGghsXGQtYsGzp3btSrdXhn6QFjnfmWm8rwctLf_2tUUy7uuW3wgwPMeqZjvuicUHAk0wUNd2BlCja_MnaEnvI6MYjJZ3E71zEWo1RnNtSnEZ3b2GhRPHPvKa8x-u2EWKn',
  'red, teams':
    'AUp4UAWOrAZvNi4BELI5jSfdCWlHZ_2p750U6EGxVuXyNwUe8lRY7QwUnrcJvSlhFx470KIw5dE3s4wm9unBS5K2IkrtKZcbuIHXPF5d80dP0hEgwSEY',
} as const;
